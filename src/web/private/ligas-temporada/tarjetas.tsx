import { NativeSelect } from '@mantine/core';
import type { Cierre } from '#contract/temporadas.ts';
import type { MotivoDestino } from '#domain/clasificacion/cierre-temporada.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { type Destino, nombreDe } from './reparto.ts';
import styles from './temporada.module.css';

const MOTIVOS: Record<MotivoDestino, { texto: string; tono: BadgeTone } | null> = {
  sigue: null,
  asciende: { texto: 'Sube', tono: 'ok' },
  desciende: { texto: 'Baja', tono: 'tierra' },
  ganaPromocion: { texto: 'Gana la promoción', tono: 'ok' },
  pierdePromocion: { texto: 'Pierde la promoción', tono: 'tierra' },
  promocionSinDecidir: { texto: 'Promoción', tono: 'warn' },
  eliminado: { texto: 'Eliminado', tono: 'bad' },
};

const FUERA = 'fuera';

export type Mover = (idJugador: number, a: number | null) => void;
type Opcion = { value: string; label: string };

/** The list of a player goes to another card with its row: the focus goes with it. */
function moverConFoco(mover: Mover, idJugador: number, valor: string): void {
  mover(idJugador, valor === FUERA ? null : Number(valor));
  requestAnimationFrame(() =>
    document.querySelector<HTMLSelectElement>(`select[data-jugador="${idJugador}"]`)?.focus(),
  );
}

function Marca({ destino, amano }: { destino: Destino; amano: boolean }) {
  if (amano) return <Badge tone="azul">Cambiado</Badge>;
  const motivo = MOTIVOS[destino.motivo];
  return motivo && <Badge tone={motivo.tono}>{motivo.texto}</Badge>;
}

type FilaProps = { destino: Destino; de: string; amano: boolean; opciones: readonly Opcion[]; mover: Mover };

function Fila({ destino, de, amano, opciones, mover }: FilaProps) {
  const { idJugador, jugador, puesto, a, rival } = destino;
  return (
    <li className={styles.jugador}>
      <span className={styles.quien}>
        {jugador}
        <small>
          <Marca destino={destino} amano={amano} /> {puesto}.º de {de}
          {rival && !amano ? `, contra ${rival}` : null}
        </small>
      </span>
      <NativeSelect
        size="xs"
        aria-label={`División de ${jugador}`}
        data-jugador={idJugador}
        data={opciones as Opcion[]}
        value={a === null ? FUERA : String(a)}
        onChange={({ currentTarget }) => moverConFoco(mover, idJugador, currentTarget.value)}
      />
    </li>
  );
}

type TarjetaProps = { titulo: string; detalle: string; vacia: string; destinos: readonly Destino[] };
type Comun = { cierre: Cierre; cambiados: ReadonlySet<number>; mover: Mover };

function Tarjeta({ titulo, detalle, vacia, destinos, cierre, cambiados, mover }: TarjetaProps & Comun) {
  const nombres = new Map(cierre.divisiones.map((division) => [division.idLiga, nombreDe(cierre, division)]));
  const opciones = [...nombres].map(([id, label]) => ({ value: String(id), label }));
  return (
    <section className={styles.tarjeta}>
      <h3>
        {titulo} <span>{detalle}</span>
      </h3>
      {destinos.length === 0 ? <p className={styles.vacia}>{vacia}</p> : null}
      <ul>
        {destinos.map((destino) => (
          <Fila
            key={destino.idJugador}
            destino={destino}
            de={nombres.get(destino.de) ?? ''}
            amano={cambiados.has(destino.idJugador)}
            opciones={[...opciones, { value: FUERA, label: 'Fuera' }]}
            mover={mover}
          />
        ))}
      </ul>
    </section>
  );
}

/** Next season, division by division, with who plays in each: everybody may be taken elsewhere. */
export function Tarjetas({ destinos, ...comun }: Comun & { destinos: readonly Destino[] }) {
  const { cierre } = comun;
  const fuera = destinos.filter(({ a }) => a === null);
  return (
    <div className={styles.tarjetas}>
      {cierre.divisiones.map((division) => {
        const suyos = destinos.filter(({ a }) => a === division.idLiga);
        const antes = destinos.filter(({ de }) => de === division.idLiga).length;
        return (
          <Tarjeta
            key={division.idLiga}
            titulo={`${nombreDe(cierre, division)} ${nombreTemporada(cierre.anio + 1)}`}
            detalle={`${cuantos(suyos.length, 'jugador', 'jugadores')}${antes === suyos.length ? '' : ` (eran ${antes})`}${
              division.nueva.abierta ? ' · ya está abierta: se suman' : ''
            }`}
            vacia="No va nadie: esta división no se abrirá."
            destinos={suyos}
            {...comun}
          />
        );
      })}
      <Tarjeta
        titulo="Fuera"
        detalle={cuantos(fuera.length, 'jugador sin liga', 'jugadores sin liga')}
        vacia="Nadie se queda fuera."
        destinos={fuera}
        {...comun}
      />
    </div>
  );
}
