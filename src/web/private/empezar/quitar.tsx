import { useSearchParams } from 'react-router';
import type { Arranque, CuentasDeMuestra } from '#contract/club/arranque.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { useUnaVez } from '#web/club/mesa/consultas.ts';
import { avisarFallo } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { takeOperation } from '#web/platform/operations.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/desk/modal.tsx';
import { Notice } from '#web/ui/states.tsx';

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

/** What goes, in numbers; with what was added since and goes or changes with it. */
function deMuestra(n: CuentasDeMuestra): string[] {
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
  ];
}

/** Said before anything is done. */
export const consecuencias = ({ muestra, inventado }: Pick<Arranque, 'muestra' | 'inventado'>): string[] => [
  ...(muestra ? deMuestra(muestra) : []),
  ...(inventado ? ['Los textos, precios y teléfonos del club inventado dejan de verse en la web.'] : []),
  muestra && muestra.solicitudes > 0
    ? 'Se puede deshacer durante 30 días, salvo las solicitudes de muestra, que no vuelven.'
    : 'Se puede deshacer durante 30 días.',
];

async function quitar(arranque: Arranque): Promise<void> {
  const { muestra, inventado } = arranque;
  const seguro = await confirm({
    title: inventado ? 'Empezar con mi club' : 'Quitar la temporada de muestra',
    children: (
      <ul>
        {consecuencias(arranque).map((una) => (
          <li key={una}>{una}</li>
        ))}
      </ul>
    ),
    action: muestra ? 'Quitar la muestra' : 'Empezar en blanco',
  });
  if (!seguro) return;
  try {
    await call('POST /api/private/club/muestra/quitar', { body: { muestra } });
    // Another document: what this one knows of the club is of the made-up one.
    window.location.assign(`${rutasPrivadas.paso(inventado ? 2 : 4)}&quitada=${takeOperation() ?? 0}`);
  } catch (error) {
    avisarFallo(error);
  }
}

export const useQuitar = () => useUnaVez(quitar);

/** Just taken out: the way back stays in sight. */
export function Quitada() {
  const [busqueda] = useSearchParams();
  const operacion = Number(busqueda.get('quitada'));
  const deshacer = useUnaVez(async () => {
    try {
      // What comes back is made up: nobody is to be mailed of it.
      await call(
        'POST /api/private/log/operaciones/:id/deshacer',
        { params: { id: operacion } },
        { quiet: true },
      );
      window.location.assign(rutasPrivadas.panel());
    } catch (error) {
      avisarFallo(error);
    }
  });
  if (!operacion) return null;
  return (
    <Notice tone="ok" title={mensajes.muestraQuitada}>
      <p>Si te has precipitado, aún puedes volver atrás.</p>
      <Button size="s" onClick={() => deshacer()}>
        Deshacer
      </Button>
    </Notice>
  );
}
