import { ESCRITOS, type Escrito } from '#domain/partido/plano.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { bien, type Leido, mal } from './persona.ts';

/** What boxes and flags cannot say of how a match ended, in the column of the files that go out from here and come back. */
const EN_HOJA: Record<Escrito, (nombres: readonly [string, string]) => string> = {
  suspendido: () => 'suspendido',
  empate: () => 'empate',
  'retirada-1': ([uno]) => `retirada de ${uno}`,
  'retirada-2': ([, otro]) => `retirada de ${otro}`,
  'no-presentados': () => 'W.O. ambos',
  'adjudicado-1-baja': ([uno]) => `adjudicado a ${uno} por baja`,
  'adjudicado-2-baja': ([, otro]) => `adjudicado a ${otro} por baja`,
  'adjudicado-1-comite': ([uno]) => `adjudicado a ${uno} por el comité`,
  'adjudicado-2-comite': ([, otro]) => `adjudicado a ${otro} por el comité`,
  'anulado-baja': () => 'anulado por baja',
  'anulado-comite': () => 'anulado por el comité',
};

type Nombres = readonly [string, string];

export const desenlaceEnHoja = (escrito: Escrito, nombres: Nombres): string => EN_HOJA[escrito](nombres);

/** By number too, as somebody may write it who has two people of one name before them. */
const NUMEROS: readonly Nombres[] = [
  ['1', '2'],
  ['jugador 1', 'jugador 2'],
];

/** Null: nothing but what boxes and flags say. */
export function desenlaceDeHoja(texto: string, nombres: Nombres): Leido<Escrito | null> {
  if (texto.trim() === '') return bien(null);
  const dicho = normalizarTexto(texto);
  const maneras = ESCRITOS.flatMap((escrito) =>
    [nombres, ...NUMEROS].map((como) => [escrito, normalizarTexto(desenlaceEnHoja(escrito, como))] as const),
  );
  const posibles = new Set(maneras.flatMap(([escrito, como]) => (como === dicho ? [escrito] : [])));
  const [unico, ...mas] = posibles;
  if (unico && mas.length === 0) return bien(unico);
  return mal(
    `«${texto}» no dice cómo acabó: elige una de estas.`,
    ESCRITOS.map((escrito) => ({
      texto: desenlaceEnHoja(escrito, ['1', '2']),
      etiqueta: desenlaceEnHoja(escrito, nombres),
    })),
  );
}
