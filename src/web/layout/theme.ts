import { createTheme, type MantineColorsTuple } from '@mantine/core';

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

/** The staff's dense kit in the club's colours. */
export const theme = createTheme({
  colors: { azul: AZUL },
  primaryColor: 'azul',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  fontFamily: 'inherit',
  headings: { fontFamily: 'var(--font-display)' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
});
