import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Desigualdad, FilaEquidad } from '#contract/liga/ligas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { conDecimal, porCiento } from '#domain/texto.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { cx } from '#web/ui/cx.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { Notice, Waiting } from '#web/ui/states.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';

/** In what somebody is worse off, in a sentence that does not name them. */
export function fraseDesigualdad(una: Desigualdad): string {
  switch (una.que) {
    case 'pocos': {
      const suyos =
        una.suyos === 0
          ? 'No ha tenido ningún partido'
          : `Ha tenido ${cuantos(una.suyos, 'partido', 'partidos')}`;
      const aplazo = una.aplazo > 0 ? ` (aplazó ${una.aplazo})` : '';
      return `${suyos}${aplazo} y los demás, ${conDecimal(una.media)} de media.`;
    }
    case 'parado':
      return `Lleva ${una.dias} días sin jugar en esta liga y los demás, ${Math.round(una.media)} de media.`;
    case 'horas':
      return `Le tocan las malas horas: ${una.malas} de sus ${una.de} partidos jugados o con fecha (${porCiento(una.malas / una.de)}); a los demás, el ${porCiento(una.media)}.`;
    case 'sitio':
      return `Casi siempre en ${una.sitio}: ${una.suyos} de ${una.de} partidos (${porCiento(una.suyos / una.de)}); los demás, el ${porCiento(una.media)}.`;
    case 'aplazados':
      return `Le han aplazado ${una.veces} partidos sin pedirlo; a los demás, ${conDecimal(una.media)} de media.`;
    default:
      return una satisfies never;
  }
}

/** "3 de 8": how many of those it had. */
export const malasHorasDe = ({ malasHoras, jugados, puestos }: FilaEquidad): string =>
  jugados + puestos === 0 ? '–' : `${malasHoras} de ${jugados + puestos}`;

/** "Prado 5 · Restón 2". */
export const sitiosDe = ({ sitios }: FilaEquidad): string =>
  sitios.length === 0 ? '–' : sitios.map(({ sitio, partidos }) => `${sitio} ${partidos}`).join(' · ');

/** "2 suyos · 1 del rival · 1 del club". */
export function aplazadosDe({ aplazo: { suyos, rivales, club } }: FilaEquidad): string {
  const partes = [
    suyos > 0 && cuantos(suyos, 'suyo', 'suyos'),
    rivales > 0 && `${rivales} del rival`,
    club > 0 && `${club} del club`,
  ].filter((parte) => parte !== false);
  return partes.length === 0 ? '–' : partes.join(' · ');
}

export const sinJugarDe = ({ diasSinJugar }: FilaEquidad): string => {
  if (diasSinJugar === null) return 'aún no';
  return diasSinJugar === 0 ? 'hoy' : cuantos(diasSinJugar, 'día', 'días');
};

const useEquidad = (idLiga: number | null) =>
  useQuery({
    enabled: idLiga !== null,
    queryKey: ['ligas', 'equidad', idLiga],
    queryFn: () => call('GET /api/private/ligas/equidad', { query: { idLiga: idLiga ?? 0 } }),
  });

const Motivos = ({ fila: { desigualdades } }: { fila: FilaEquidad }) => (
  <ul className="grid gap-1">
    {desigualdades.map((una) => (
      <li key={una.que}>{fraseDesigualdad(una)}</li>
    ))}
  </ul>
);

const COLUMNAS = [
  ...['Jugador', 'Jugados', 'Con fecha', 'Le quedan'],
  ...['Sin jugar', 'Malas horas', 'Dónde', 'Aplazados'],
];

const Tabla = ({ filas }: { filas: readonly FilaEquidad[] }) => (
  <TableFrame label="Reparto de la liga" dense pinned>
    <table>
      <thead>
        <tr>
          {COLUMNAS.map((titulo, n) => (
            <th key={titulo} scope="col" data-num={(n > 0 && n < 4) || undefined}>
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map((fila) => (
          <tr key={fila.idJugador}>
            <th scope="row" className={fila.desigualdades.length > 0 ? undefined : cx('font-normal')}>
              <Link to={rutasPrivadas.jugador(fila.idJugador)}>{fila.jugador}</Link>
            </th>
            <td data-num>{fila.jugados}</td>
            <td data-num>{fila.puestos}</td>
            <td data-num>{fila.debe}</td>
            <td>{sinJugarDe(fila)}</td>
            <td>{malasHorasDe(fila)}</td>
            <td>{sitiosDe(fila)}</td>
            <td>{aplazadosDe(fila)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableFrame>
);

const COMO =
  'Cada uno frente a los demás. Mala hora es la segunda mitad del horario de la liga. La propuesta da partido antes a quien menos lleva.';

/** Who is worse off and why, and what each has had. docs/reglas/equidad.md */
export function EquidadDeLiga({ idLiga }: { idLiga: number }) {
  const consulta = useEquidad(idLiga);
  const filas = consulta.data;
  const desiguales = filas?.filter(({ desigualdades }) => desigualdades.length > 0) ?? [];
  return (
    <Section title="Equidad">
      {consulta.data ? null : <Waiting query={consulta} rows={2} />}
      {filas && desiguales.length === 0 ? <p>Nadie sale peor parado que los demás.</p> : null}
      {desiguales.length > 0 ? (
        <Notice
          tone="warn"
          title={`${cuantos(desiguales.length, 'jugador sale peor parado', 'jugadores salen peor parados')}`}
        >
          <ul className="grid gap-1">
            {desiguales.map((fila) => (
              <li key={fila.idJugador}>
                <Link to={rutasPrivadas.jugador(fila.idJugador)}>{fila.jugador}</Link>
                <Motivos fila={fila} />
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {filas && filas.length > 0 ? (
        // The table scrolls inside its frame: without this its columns widen the page.
        <details className="min-w-0">
          <summary className="min-h-8 font-semibold text-azul-text">Ver lo que ha tenido cada uno</summary>
          <p className="mt-1 mb-2 text-s text-ink-soft">{COMO}</p>
          <Tabla filas={filas} />
        </details>
      ) : null}
    </Section>
  );
}

/** What one player has had of their league. */
export const useSuParte = ({ id, idLiga }: { id: number; idLiga: number | null }): FilaEquidad | undefined =>
  useEquidad(idLiga).data?.find(({ idJugador }) => idJugador === id);

/** In what they come off worse than the others; nothing while all is even. */
export function EquidadDeJugador({ fila }: { fila: FilaEquidad | undefined }) {
  if (!fila || fila.desigualdades.length === 0) return null;
  return (
    <Notice tone="warn" title="Sale peor parado que los demás de su liga">
      <Motivos fila={fila} />
    </Notice>
  );
}
