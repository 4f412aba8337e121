import { type CSSVariablesResolver, createTheme, Input, type MantineColorsTuple, Modal } from '@mantine/core';

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

/** The kit's darks, from ink to the ground, in the club's night blue. tokens.css, dark. */
const NOCHE: MantineColorsTuple = [
  '#edf0f8',
  '#cfd6e8',
  '#b0bad3',
  '#95a1c0',
  '#4a5680',
  '#2c3654',
  '#19213a',
  '#11172a',
  '#0c1120',
  '#080c18',
];

/** The staff's dense kit in the club's colours. */
export const theme = createTheme({
  colors: { azul: AZUL, dark: NOCHE },
  primaryColor: 'azul',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  components: {
    // The kit would lock the page behind a dialog with a style of its own, which the content policy refuses.
    Modal: Modal.extend({ defaultProps: { lockScroll: false, centered: true } }),
    // Fields of one line keep their boxes level whether they explain themselves or not.
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    }),
  },
});

/** The kit's neutral colours are the club's tokens, which already know light from dark and their contrast. */
const TOKENS = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--ok)',
  '--mantine-color-anchor': 'var(--azul-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--azul-pale)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--border)',
  '--mantine-color-disabled': 'var(--surface-sunk)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-disabled-border': 'var(--hairline)',
  '--mantine-color-red-filled': 'var(--bad)',
  '--mantine-color-red-filled-hover': 'var(--bad)',
  '--mantine-primary-color-filled': 'var(--primary)',
  '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
};

export const tokens: CSSVariablesResolver = () => ({ variables: {}, light: TOKENS, dark: TOKENS });
