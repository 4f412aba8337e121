import type { Arranque, CuentasDeMuestra } from '#contract/arranque.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { useUnaVez } from '#web/club/mesa/consultas.ts';
import { avisarFallo } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { takeOperation } from '#web/platform/operations.ts';
import { confirm } from '#web/ui/desk/modal.tsx';

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

/** What goes, in numbers; with what was added since and goes or changes with it. */
export function consecuencias(n: CuentasDeMuestra): string[] {
  const seVan = [
    cuantos(n.ligas, 'liga', 'ligas'),
    cuantos(n.jugadores, 'jugador', 'jugadores'),
    cuantos(n.partidos, 'partido', 'partidos'),
    cuantos(n.pistas, 'pista', 'pistas'),
    cuantos(n.noticias, 'noticia', 'noticias'),
    cuantos(n.solicitudes, 'solicitud', 'solicitudes'),
  ];
  return [
    `Se quitan, todos inventados: ${lista.format(seVan)}.`,
    ...(n.partidosTuyos > 0
      ? [
          `Entre los partidos hay ${cuantos(n.partidosTuyos, 'que has añadido tú', 'que has añadido tú')}: son de esas ligas o de esos jugadores.`,
        ]
      : []),
    ...(n.sinLiga > 0
      ? [`${cuantos(n.sinLiga, 'jugador que has añadido', 'jugadores que has añadido')} se quedan sin liga.`]
      : []),
    'Lo demás que hayas añadido se queda, y tu cuenta también.',
    'Los textos, precios y teléfonos del club inventado dejan de verse en la web.',
    'Se puede deshacer durante 30 días, salvo las solicitudes de muestra, que no vuelven.',
  ];
}

async function quitar({ muestra }: Arranque): Promise<void> {
  const seguro = await confirm({
    title: 'Empezar con mi club',
    children: (
      <ul>
        {muestra ? (
          consecuencias(muestra).map((una) => <li key={una}>{una}</li>)
        ) : (
          <li>
            Los textos, precios y teléfonos del club inventado dejan de verse en la web. Se puede deshacer
            durante 30 días.
          </li>
        )}
      </ul>
    ),
    action: muestra ? 'Quitar la muestra' : 'Empezar en blanco',
  });
  if (!seguro) return;
  try {
    await call('POST /api/private/club/muestra/quitar', { body: { muestra } });
    // Another document: what this one knows of the club is of the made-up one.
    window.location.assign(`${rutasPrivadas.paso(2)}&quitada=${takeOperation() ?? 0}`);
  } catch (error) {
    avisarFallo(error);
  }
}

export const useQuitar = () => useUnaVez(quitar);
