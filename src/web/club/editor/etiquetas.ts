import type { RichTextEditorLabels } from '@mantine/tiptap';

/** The kit's buttons in the club's words. */
export const ETIQUETAS: Partial<RichTextEditorLabels> = {
  boldControlLabel: 'Negrita',
  italicControlLabel: 'Cursiva',
  clearFormattingControlLabel: 'Quitar el formato',
  h2ControlLabel: 'Título de apartado',
  h3ControlLabel: 'Título menor',
  h4ControlLabel: 'Título más pequeño',
  blockquoteControlLabel: 'Cita',
  bulletListControlLabel: 'Lista',
  orderedListControlLabel: 'Lista numerada',
  hrControlLabel: 'Línea de separación',
  undoControlLabel: 'Deshacer',
  redoControlLabel: 'Rehacer',
};
