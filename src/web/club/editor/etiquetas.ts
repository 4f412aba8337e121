import type { RichTextEditorLabels } from '@mantine/tiptap';

/** The kit's buttons in the club's words. */
export const ETIQUETAS: Partial<RichTextEditorLabels> = {
  boldControlLabel: 'Negrita',
  italicControlLabel: 'Cursiva',
  clearFormattingControlLabel: 'Quitar el formato',
  h2ControlLabel: 'Título',
  h3ControlLabel: 'Subtítulo',
  h4ControlLabel: 'Subtítulo menor',
  blockquoteControlLabel: 'Cita',
  bulletListControlLabel: 'Lista',
  orderedListControlLabel: 'Lista numerada',
  hrControlLabel: 'Línea de separación',
  undoControlLabel: 'Deshacer',
  redoControlLabel: 'Rehacer',
};
