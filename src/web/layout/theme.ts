import { createTheme, Input, type MantineColorsTuple, Modal } from '@mantine/core';

/** Azul pista in ten steps, from its pale to its deep; 6 is the club's own. look.md, "Colour". */
const AZUL: MantineColorsTuple = [
  '#eef2fa',
  '#dbe3f2',
  '#b9c7e2',
  '#95a9d1',
  '#768fc3',
  '#5f7bb6',
  '#4862a0',
  '#3b5289',
  '#2d4070',
  '#1d2b4f',
];

/** The staff's dense kit; its colours and measures are in private-layout.css. */
export const theme = createTheme({
  colors: { azul: AZUL },
  primaryColor: 'azul',
  primaryShade: { light: 6, dark: 4 },
  cursorType: 'pointer',
  components: {
    // The kit would lock the page behind a dialog with a style of its own, which the content policy refuses.
    // The heading of a dialog is not a banner of the page.
    Modal: Modal.extend({
      defaultProps: { lockScroll: false, centered: true, attributes: { header: { role: 'none' } } },
    }),
    // Fields of one line keep their boxes level whether they explain themselves or not.
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    }),
  },
});
