import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Cierre } from '#contract/liga/temporadas.ts';
import type { MotivoDestino } from '#domain/clasificacion/cierre-temporada.ts';
import { lugarDe } from '#domain/clasificacion/fila.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import { enLista } from '#domain/texto.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Puestos } from '#web/club/mesa/puestos.tsx';
import { DeNadie, Resueltos } from '#web/club/mesa/resolucion.tsx';
import { JUGADOS, LeagueTable, PUNTOS } from '#web/club/piezas/tabla-de-liga.tsx';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import fields from '#web/ui/desk/desk.module.css';
import { Icon } from '#web/ui/icon.tsx';
import styles from './temporada.module.css';
import {
  type Cambios,
  comoAcaba,
  type Destino,
  type Division,
  deFuera,
  empatados,
  nombreDe,
  quienesCambian,
  recuento,
  siguen,
  sinDecidir,
} from './use-cierre.tsx';

const MOTIVOS: Record<MotivoDestino, string> = {
  sigue: '',
  asciende: '↑ Sube',
  desciende: '↓ Baja',
  ganaPromocion: '↑ Gana la promoción',
  pierdePromocion: '↓ Pierde la promoción',
  promocionSinDecidir: 'Promoción sin decidir',
  porDecidir: 'Empate por decidir',
  eliminado: 'Eliminado',
};

const FUERA = 'fuera';

type Mover = (idJugador: number, a: number | null) => void;
type Opcion = { value: string; label: string };

/** What was pressed is drawn anew, in its place or in another card: it gets the focus. */
function conFoco(idJugador: number, cambiar: () => void): void {
  cambiar();
  requestAnimationFrame(() => {
    const lista = document.querySelector<HTMLSelectElement>(`select[data-jugador="${idJugador}"]`);
    const tarjeta = lista?.closest('details');
    if (tarjeta) tarjeta.open = true;
    lista?.focus();
  });
}

function Marca({ destino, amano }: { destino: Destino; amano: boolean }) {
  if (amano) return <Badge tone="azul">Cambiado</Badge>;
  const { motivo } = destino;
  return motivo === 'sigue' ? null : (
    <span className={styles.motivo} data-motivo={motivo}>
      {MOTIVOS[motivo]} ·
    </span>
  );
}

type FilaJugadorProps = {
  destino: Destino;
  de: string;
  amano: boolean;
  opciones: readonly Opcion[];
  mover: Mover;
  eligiendo: boolean;
  elegir: (idJugador: number) => void;
};

function Destinos({ destino, opciones, mover, eligiendo, elegir }: FilaJugadorProps) {
  const { idJugador, jugador, a } = destino;
  if (!eligiendo)
    return (
      <Button
        size="s"
        look="ghost"
        className={styles.mover}
        onClick={() => conFoco(idJugador, () => elegir(idJugador))}
      >
        Mover<span className="visually-hidden"> a {jugador}</span>
      </Button>
    );
  return (
    <NativeSelect
      size="xs"
      aria-label={`División de ${jugador}`}
      data-jugador={idJugador}
      data={opciones as Opcion[]}
      value={a === null ? FUERA : String(a)}
      onChange={({ currentTarget: { value } }) =>
        conFoco(idJugador, () => mover(idJugador, value === FUERA ? null : Number(value)))
      }
    />
  );
}

function FilaJugador(props: FilaJugadorProps) {
  const { destino, de, amano } = props;
  const { jugador, rival } = destino;
  return (
    <li className={styles.jugador}>
      <span className={styles.quien}>
        {jugador}
        <small>
          <Marca destino={destino} amano={amano} /> {lugarDe(destino)}
          {de ? ` de ${de}` : ''}
          {rival && !amano ? `, contra ${rival}` : null}
        </small>
      </span>
      <Destinos {...props} />
    </li>
  );
}

type LleganProps = { quienes: readonly Destino[]; bajan?: boolean };

/** Who comes to the division of the row, from below or from above. */
const Llegan = ({ quienes, bajan = false }: LleganProps) => (
  <span className={styles.llegan} data-bajan={bajan || undefined}>
    {quienes.length > 0 ? (
      <>
        <b aria-hidden="true">{bajan ? '↓' : '↑'}</b>
        <span className="visually-hidden">{bajan ? 'Bajan aquí: ' : 'Suben aquí: '}</span>
        <span>
          {quienes.map(({ idJugador, jugador }, i) => (
            <span key={idJugador}>
              {i > 0 ? ', ' : null}
              <span className={styles.nombre}>{jugador}</span>
            </span>
          ))}
        </span>
      </>
    ) : null}
  </span>
);

/** How the division ends: its table, and what becomes of each match that was left. */
function Final({ cierre, division }: { cierre: Cierre; division: Division }) {
  const nombre = nombreDe(cierre, division);
  return (
    <section className={fields.stack} aria-label={`Cómo acaba ${nombre}`}>
      <h4>
        Cómo acaba {nombreTemporada(cierre.anio)} <small>{comoAcaba(division, cierre)}</small>
      </h4>
      <LeagueTable
        titulo={`Clasificación final de ${nombre}`}
        filas={division.clasificaciones}
        columnas={[PUNTOS, JUGADOS]}
      />
      <Resueltos resueltos={division.resueltos} />
      <DeNadie sinAdjudicar={division.sinAdjudicar} />
      {division.quitados.length > 0 ? <h5>Se quitan</h5> : null}
      <Puestos
        titulo={`Se quitan de ${nombre}`}
        partidos={division.quitados.map((uno) => ({
          ...uno,
          nota: uno.cancelado ? 'se cancela' : 'se adjudica',
        }))}
      />
      {division.porJugar.length > 0 ? <h5>Siguen por jugar</h5> : null}
      <Puestos titulo={`Siguen por jugar en ${nombre}`} partidos={division.porJugar} />
    </section>
  );
}

type Comun = {
  cierre: Cierre;
  destinos: readonly Destino[];
  cambios: Cambios;
  mover: Mover;
  elegido: number | null;
  elegir: (idJugador: number) => void;
};

type JuegaProps = Comun & { idLiga: number | null; suyos: readonly Destino[] };

/** Who plays in a division, or is left out, each with the way elsewhere. */
function Juegan({ idLiga, suyos, cierre, cambios, mover, elegido, elegir }: JuegaProps) {
  const nombres = new Map(cierre.divisiones.map((division) => [division.idLiga, nombreDe(cierre, division)]));
  const opciones = [...nombres].map(([id, label]) => ({ value: String(id), label }));
  return (
    <ul>
      {suyos.map((destino) => (
        <FilaJugador
          key={destino.idJugador}
          destino={destino}
          de={destino.de === idLiga ? '' : (nombres.get(destino.de) ?? '')}
          amano={cambios.has(destino.idJugador)}
          opciones={[...opciones, { value: FUERA, label: 'Fuera' }]}
          mover={mover}
          eligiendo={elegido === destino.idJugador}
          elegir={elegir}
        />
      ))}
    </ul>
  );
}

const jugadores = (n: number): string => cuantos(n, 'jugador', 'jugadores');

function FilaDivision({ division, ...comun }: Comun & { division: Division }) {
  const { cierre, destinos } = comun;
  const { idLiga, nueva } = division;
  const suyos = destinos.filter(({ a }) => a === idLiga);
  const dudan = sinDecidir(suyos, comun.cambios).length + empatados(suyos, comun.cambios).length;
  const antes = siguen(destinos).filter(({ de }) => de === idLiga).length;
  const { suben, bajan } = quienesCambian(
    cierre,
    suyos.filter(({ de }) => de !== idLiga),
  );
  return (
    <details className={styles.division}>
      <summary>
        <Icon name="chevron" size={16} />
        <h3>{nombreDe(cierre, division)}</h3>
        <Llegan quienes={suben} />
        <Llegan quienes={bajan} bajan />
        <span className={styles.cuantos}>
          {dudan > 0 ? `${dudan} sin decidir · ` : null}
          {jugadores(suyos.length)}
          {antes === suyos.length ? null : ` (eran ${antes})`}
        </span>
      </summary>
      <div className={styles.abierta}>
        <section>
          <h4>
            Quién juega en {nombreTemporada(cierre.anio + 1)}
            {nueva.abierta ? <small>Ya está abierta: se suman</small> : null}
          </h4>
          {suyos.length === 0 ? <p>No va nadie: esta división no se abrirá.</p> : null}
          <Juegan {...comun} idLiga={idLiga} suyos={suyos} />
        </section>
        <Final cierre={cierre} division={division} />
      </div>
    </details>
  );
}

/** Who is left out: struck off, or by hand. */
function FilaFuera(comun: Comun) {
  const suyos = comun.destinos.filter(({ a }) => a === null);
  if (suyos.length === 0) return null;
  return (
    <details className={styles.division}>
      <summary>
        <Icon name="chevron" size={16} />
        <h3>Fuera</h3>
        <span className={styles.fuera}>{enLista(suyos.map(({ jugador }) => jugador))}</span>
        <span className={styles.cuantos}>{deFuera(recuento(comun.cierre, comun.destinos))}</span>
      </summary>
      <div className={styles.abierta}>
        <Juegan {...comun} idLiga={null} suyos={suyos} />
      </div>
    </details>
  );
}

/** Next season, division by division: who comes to it, and inside, who plays in it. Everybody may be taken elsewhere. */
export function Divisiones(props: Omit<Comun, 'elegido' | 'elegir'>) {
  const [elegido, elegir] = useState<number | null>(null);
  const comun = { ...props, elegido, elegir };
  return (
    <div className={styles.divisiones}>
      <p className={styles.rotulos} aria-hidden="true">
        <span>División en {nombreTemporada(props.cierre.anio + 1)}</span>
        <span>
          <b>↑</b> Suben aquí
        </span>
        <span data-bajan>
          <b>↓</b> Bajan aquí
        </span>
        <span />
      </p>
      {props.cierre.divisiones.map((division) => (
        <FilaDivision key={division.idLiga} division={division} {...comun} />
      ))}
      <FilaFuera {...comun} />
    </div>
  );
}
