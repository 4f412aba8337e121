export type Seccion = { titulo: string; lineas: readonly string[] };

const NADA = '(nada)';

const seccion = ({ titulo, lineas }: Seccion): string =>
  [`${titulo} (${lineas.length})`, '-'.repeat(titulo.length), ...(lineas.length > 0 ? lineas : [NADA])].join(
    '\n',
  );

/** What the club holds on somebody, to be read by them. GDPR, article 15. */
export const informeDe = (
  nombre: string,
  { club, cuando }: { club: string; cuando: string },
  secciones: readonly Seccion[],
): string =>
  `${[
    `Datos que ${club} guarda sobre ${nombre}`,
    `Sacados el ${cuando}. Los mismos, para programas, están en datos.json.`,
    'Los datos bancarios y de salud y los archivos de una inscripción se guardan cifrados: pídelos aparte.',
    ...secciones.map(seccion),
  ].join('\n\n')}\n`;
