import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Cierre } from '#contract/liga/temporadas.ts';
import type { MotivoDestino } from '#domain/clasificacion/cierre-temporada.ts';
import { lugarDe } from '#domain/clasificacion/fila.ts';
import { fueraDeGrupo, quienesSon } from '#domain/liga/ciclo.ts';
import { enLista } from '#domain/texto.ts';
import { DeNadie, Puestos, Resueltos } from '#web/club/mesa/puestos.tsx';
import { JUGADOS, LeagueTable, PUNTOS } from '#web/club/piezas/tabla-de-liga.tsx';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { Icon } from '#web/ui/icon.tsx';
import { quienAcaba } from './que-se-cierra.tsx';
import {
  type Cambios,
  comoAcaba,
  type Destino,
  type Division,
  deFuera,
  empatados,
  fraseDeGrupo,
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

function tonoDe(motivo: MotivoDestino): string | undefined {
  if (motivo === 'asciende' || motivo === 'ganaPromocion') return cx('text-ok');
  return motivo === 'promocionSinDecidir' ? cx('text-warn') : undefined;
}

function Marca({ destino, amano }: { destino: Destino; amano: boolean }) {
  if (amano) return <Badge tone="azul">Cambiado</Badge>;
  const { motivo } = destino;
  return motivo === 'sigue' ? null : <span className={tonoDe(motivo)}>{MOTIVOS[motivo]} ·</span>;
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
      <Button size="s" look="ghost" onClick={() => conFoco(idJugador, () => elegir(idJugador))}>
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
    <li className="grid min-h-tap grid-cols-end items-center gap-2 border-t border-hairline py-1">
      <span className="min-w-0 leading-tight wrap-anywhere">
        {jugador}
        <small className="block text-xs text-ink-soft">
          <Marca destino={destino} amano={amano} /> {lugarDe(destino)}
          {de ? ` de ${de}` : ''}
          {rival && !amano ? `, contra ${rival}` : null}
        </small>
      </span>
      <Destinos {...props} />
    </li>
  );
}

/** On a phone, under its name. */
const BAJO_EL_NOMBRE = cx('max-md:order-1 max-md:basis-full max-md:ps-6 max-md:empty:hidden');

const Flecha = ({ bajan }: { bajan: boolean }) => (
  <b className={cx('me-1', bajan ? 'text-bad' : 'text-ok')} aria-hidden="true">
    {bajan ? '↓' : '↑'}
  </b>
);

type LleganProps = { quienes: readonly Destino[]; bajan?: boolean };

/** Who comes to the division of the row, from below or from above. */
const Llegan = ({ quienes, bajan = false }: LleganProps) => (
  <span className={cx('flex min-w-0 items-baseline leading-snug md:flex-1', BAJO_EL_NOMBRE)}>
    {quienes.length > 0 ? (
      <>
        <Flecha bajan={bajan} />
        <span className="visually-hidden">{bajan ? 'Bajan aquí: ' : 'Suben aquí: '}</span>
        <span>
          {quienes.map(({ idJugador, jugador }, i) => (
            <span key={idJugador}>
              {i > 0 ? ', ' : null}
              <span className="inline-block">{jugador}</span>
            </span>
          ))}
        </span>
      </>
    ) : null}
  </span>
);

const TITULO = cx('heading-text text-s font-bold');
const BAJO_EL_TITULO = cx('block text-xs font-normal text-ink-soft');

/** How the division ends: its table, and what becomes of each match that was left. */
function Final({ cierre, division }: { cierre: Cierre; division: Division }) {
  const nombre = nombreDe(cierre, division);
  return (
    <section className={fields.stack} aria-label={`Cómo acaba ${nombre}`}>
      <h4 className={TITULO}>
        Cómo acaba {quienAcaba(cierre).este}{' '}
        <small className={BAJO_EL_TITULO}>{comoAcaba(division, cierre)}</small>
      </h4>
      <LeagueTable
        titulo={`Clasificación final de ${nombre}`}
        liga={cierre}
        filas={division.clasificaciones}
        columnas={[PUNTOS, JUGADOS]}
      />
      <Resueltos resueltos={division.resueltos} />
      <DeNadie sinAdjudicar={division.sinAdjudicar} />
      {division.quitados.length > 0 ? <h5 className={TITULO}>Se quitan</h5> : null}
      <Puestos
        titulo={`Se quitan de ${nombre}`}
        partidos={division.quitados.map((uno) => ({
          ...uno,
          nota: uno.cancelado ? 'se cancela' : 'se adjudica',
        }))}
      />
      {division.porJugar.length > 0 ? <h5 className={TITULO}>Siguen por jugar</h5> : null}
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
    <ul className="min-w-0">
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

/** Its columns stand one under another, and under what each is. */
const FILA = cx(
  'flex cursor-pointer flex-wrap items-center gap-x-2 px-4 py-2 md:min-h-row md:flex-nowrap md:gap-x-3 md:py-1',
);
const CHEVRON = cx('w-4 flex-none -rotate-90 text-ink-soft group-open:rotate-0');
const NOMBRE = cx('heading-text text-s font-bold max-md:flex-1 md:w-4xs md:flex-none');
const CUANTOS = cx('text-ink-soft tabular-nums md:w-3xs md:flex-none md:text-end');
const ABIERTA = cx('grid gap-6 px-4 pt-2 pb-4 md:grid-cols-2 md:ps-12');

const POR_GRUPO = { pocos: 'Son pocos', muchos: 'Son muchos' } as const;

function FilaDivision({ division, ...comun }: Comun & { division: Division }) {
  const { cierre, destinos } = comun;
  const { idLiga, nueva } = division;
  const suyos = destinos.filter(({ a }) => a === idLiga);
  const dudan = sinDecidir(suyos, comun.cambios).length + empatados(suyos, comun.cambios).length;
  const mal = fueraDeGrupo(suyos.length, division.grupo);
  const antes = siguen(destinos).filter(({ de }) => de === idLiga).length;
  const { suben, bajan } = quienesCambian(
    cierre,
    suyos.filter(({ de }) => de !== idLiga),
  );
  return (
    <details className="group">
      <summary className={FILA}>
        <Icon name="chevron" size={16} className={CHEVRON} />
        <h3 className={NOMBRE}>{nombreDe(cierre, division)}</h3>
        <Llegan quienes={suben} />
        <Llegan quienes={bajan} bajan />
        <span className={CUANTOS}>
          {dudan > 0 ? `${dudan} sin decidir · ` : null}
          {quienesSon(suyos.length, cierre.modo)}
          {antes === suyos.length ? null : ` (eran ${antes})`}
          {mal === null ? null : <strong className="block text-warn">{POR_GRUPO[mal]}</strong>}
        </span>
      </summary>
      <div className={ABIERTA}>
        <section>
          {mal === null ? null : <p>{fraseDeGrupo(cierre, division, suyos.length)}</p>}
          <h4 className={TITULO}>
            Quién juega en {quienAcaba(cierre).siguiente}
            {nueva.abierta ? <small className={BAJO_EL_TITULO}>Ya está abierta: se suman</small> : null}
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
    <details className="group">
      <summary className={FILA}>
        <Icon name="chevron" size={16} className={CHEVRON} />
        <h3 className={NOMBRE}>Fuera</h3>
        <span className={cx('leading-snug md:flex-1', BAJO_EL_NOMBRE)}>
          {enLista(suyos.map(({ jugador }) => jugador))}
        </span>
        <span className={CUANTOS}>{deFuera(recuento(comun.cierre, comun.destinos))}</span>
      </summary>
      <div className={ABIERTA}>
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
    <div className="surface divide-y divide-hairline text-s">
      <p
        className="flex flex-wrap items-center gap-x-4 px-4 py-2 font-semibold text-ink-soft md:min-h-row md:gap-x-3 md:py-1"
        aria-hidden="true"
      >
        <span className="w-4 max-md:hidden" />
        <span className="w-4xs max-md:hidden">División en {quienAcaba(props.cierre).siguiente}</span>
        <span className="md:flex-1">
          <Flecha bajan={false} /> Suben aquí
        </span>
        <span className="md:flex-1">
          <Flecha bajan /> Bajan aquí
        </span>
        <span className="w-3xs max-md:hidden" />
      </p>
      {props.cierre.divisiones.map((division) => (
        <FilaDivision key={division.idLiga} division={division} {...comun} />
      ))}
      <FilaFuera {...comun} />
    </div>
  );
}
