import { NativeSelect, Radio } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Cierre } from '#contract/liga/temporadas.ts';
import { PUESTOS, type Puestos as QuePuestos } from '#contract/opciones.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { MotivoDestino } from '#domain/clasificacion/cierre-temporada.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Puestos } from '#web/club/mesa/puestos.tsx';
import { FaltanEnDivisiones, Resueltos } from '#web/club/mesa/resolucion.tsx';
import { TablaFinal } from '#web/club/mesa/tabla-final.tsx';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import fields from '#web/ui/desk/desk.module.css';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/states.tsx';
import styles from './temporada.module.css';
import {
  comoAcaba,
  type Destino,
  type Division,
  deFuera,
  nombreDe,
  quienesCambian,
  recuento,
  siguen,
  sinResultado,
} from './use-cierre.tsx';

const TEXTOS: Record<QuePuestos, { label: string; description: string }> = {
  mantener: {
    label: 'Dejarlos para jugar',
    description: 'Siguen en el horario. Lo que pase en ellos ya no cambia quién sube o baja.',
  },
  quitar: {
    label: 'Quitarlos y adjudicarlos',
    description: 'Salen del horario, dejan libre su pista y los gana quien va por delante.',
  },
};

type ElegirPuestosProps = { cierre: Cierre; valor: QuePuestos; elegir: (valor: QuePuestos) => void };

export function ElegirPuestos({ cierre, valor, elegir }: ElegirPuestosProps) {
  const cuantosHay = cierre.divisiones.reduce(
    (n, { porJugar, quitados }) => n + porJugar.length + quitados.length,
    0,
  );
  if (cuantosHay === 0) return null;
  return (
    <Radio.Group
      className={styles.puestos}
      label="Los partidos que ya están puestos"
      value={valor}
      onChange={(elegido) => elegir(elegido as QuePuestos)}
    >
      <div className={fields.row}>
        {PUESTOS.map((uno) => (
          <Radio key={uno} value={uno} {...TEXTOS[uno]} />
        ))}
      </div>
    </Radio.Group>
  );
}

/** What somebody has to do, and the way there. */
function SinResultados({ cierre, division }: { cierre: Cierre; division: Division }) {
  const faltan = sinResultado(division);
  if (faltan === 0) return null;
  return (
    <Link className={styles.faltan} to={rutasPrivadas.puntuacionDeLiga(cierre.tipo, division.idLiga)}>
      {`${faltan} sin resultado`}
      <span className="visually-hidden"> de {nombreDe(cierre, division)}: apuntar</span>
    </Link>
  );
}

type CambianProps = { flecha: string; palabra: string; quienes: readonly Destino[] };

function Cambian({ flecha, palabra, quienes }: CambianProps) {
  if (quienes.length === 0) return null;
  return (
    <ul aria-label={palabra} data-bajan={flecha === '↓' || undefined}>
      {quienes.map(({ idJugador, jugador }) => (
        <li key={idJugador}>
          <strong aria-hidden="true">{flecha}</strong> {jugador}
        </li>
      ))}
    </ul>
  );
}

type FilaDivisionProps = { cierre: Cierre; division: Division; destinos: readonly Destino[] };

function FilaDivision({ cierre, division, destinos }: FilaDivisionProps) {
  const nombre = nombreDe(cierre, division);
  const { suben, bajan } = quienesCambian(
    cierre,
    destinos.filter(({ de }) => de === division.idLiga),
  );
  const isPhone = useIsPhone();
  const cambian = (
    <div className={styles.cambian}>
      <Cambian flecha="↑" palabra={`Suben de ${nombre}`} quienes={suben} />
      <Cambian flecha="↓" palabra={`Bajan de ${nombre}`} quienes={bajan} />
    </div>
  );
  return (
    <div className={styles.division}>
      <details>
        <summary className={styles.resumen}>
          <Icon name="chevron" size={16} />
          <strong>{nombre}</strong>
          {isPhone ? (
            <span className={styles.cuantos}>
              {[
                suben.length > 0 && cuantos(suben.length, 'sube', 'suben'),
                bajan.length > 0 && cuantos(bajan.length, 'baja', 'bajan'),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          ) : null}
          <span className={styles.acaba}>{comoAcaba(division, cierre)}</span>
        </summary>
        <div className={fields.stack}>
          {isPhone ? (
            <>
              {cambian}
              <SinResultados cierre={cierre} division={division} />
            </>
          ) : null}
          <Resueltos resueltos={division.resueltos} />
          <TablaFinal label={`Clasificación final de ${nombre}`} filas={division.clasificaciones} />
          {division.quitados.length > 0 ? <h3>Se quitan</h3> : null}
          <Puestos
            titulo={`Se quitan de ${nombre}`}
            partidos={division.quitados.map((uno) => ({
              ...uno,
              nota: uno.cancelado ? 'se cancela' : 'se adjudica',
            }))}
          />
          {division.porJugar.length > 0 ? <h3>Siguen por jugar</h3> : null}
          <Puestos titulo={`Siguen por jugar en ${nombre}`} partidos={division.porJugar} />
        </div>
      </details>
      {isPhone ? null : (
        <>
          {cambian}
          <SinResultados cierre={cierre} division={division} />
        </>
      )}
    </div>
  );
}

/** That there is still something to play, and the results that come before anything else. */
export function SinAcabar({ cierre, quedan }: { cierre: Cierre; quedan: number }) {
  const divisiones = cierre.divisiones.map((division) => ({
    liga: { id: division.idLiga, tipo: cierre.tipo },
    nombre: nombreDe(cierre, division),
    quitados: division.quitados,
  }));
  if (quedan === 0) return null;
  return (
    <Notice
      tone="warn"
      title={`La temporada no ha acabado: quedan ${cuantos(quedan, 'partido', 'partidos')} por jugar`}
    >
      <p>Si la cierras hoy, lo que no se juegue se adjudica a quien va por delante.</p>
      <FaltanEnDivisiones divisiones={divisiones} />
    </Notice>
  );
}

export function Divisiones({ cierre, destinos }: Omit<FilaDivisionProps, 'division'>) {
  return (
    <div className={styles.divisiones}>
      <p className={styles.rotulos} aria-hidden="true">
        <span>Cómo acaba</span>
        <span className={styles.cambian}>
          <span>Suben</span>
          <span>Bajan</span>
        </span>
        <span>Falta</span>
      </p>
      {cierre.divisiones.map((division) => (
        <FilaDivision key={division.idLiga} cierre={cierre} division={division} destinos={destinos} />
      ))}
    </div>
  );
}

const MOTIVOS: Record<MotivoDestino, string> = {
  sigue: '',
  asciende: '↑ Sube',
  desciende: '↓ Baja',
  ganaPromocion: '↑ Gana la promoción',
  pierdePromocion: '↓ Pierde la promoción',
  promocionSinDecidir: 'Promoción sin decidir',
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
  const { jugador, puesto, rival } = destino;
  return (
    <li className={styles.jugador}>
      <span className={styles.quien}>
        {jugador}
        <small>
          <Marca destino={destino} amano={amano} /> {puesto}.º{de ? ` de ${de}` : ''}
          {rival && !amano ? `, contra ${rival}` : null}
        </small>
      </span>
      <Destinos {...props} />
    </li>
  );
}

const FUERA_DE_LIGA = 'Fuera';

const tituloDe = (cierre: Cierre, division: Division): string =>
  `${nombreDe(cierre, division)} ${nombreTemporada(cierre.anio + 1)}`;

type TarjetaProps = {
  /** Null: who is left out. */
  idLiga: number | null;
  titulo: string;
  detalle: string;
  vacia: string;
  destinos: readonly Destino[];
};
type Comun = { cierre: Cierre; cambiados: ReadonlySet<number>; mover: Mover };
type Elegir = { elegido: number | null; elegir: (idJugador: number) => void };

function Tarjeta({
  idLiga,
  titulo,
  detalle,
  vacia,
  destinos,
  cierre,
  cambiados,
  mover,
  elegido,
  elegir,
}: TarjetaProps & Comun & Elegir) {
  const nombres = new Map(cierre.divisiones.map((division) => [division.idLiga, nombreDe(cierre, division)]));
  const opciones = [...nombres].map(([id, label]) => ({ value: String(id), label }));
  const llegan = destinos.filter(({ de }) => de !== idLiga);
  const { suben } = quienesCambian(cierre, llegan);
  return (
    <details className={styles.tarjeta} data-fuera={idLiga === null || undefined}>
      <summary>
        <h3>
          <Icon name="chevron" size={16} />
          {titulo} <span>{detalle}</span>
        </h3>
        {llegan.length > 0 ? (
          <ul aria-label={idLiga === null ? 'Quiénes' : 'Llegan'}>
            {llegan.map((destino) => (
              <li key={destino.idJugador}>
                {idLiga === null ? null : <i aria-hidden="true">{suben.includes(destino) ? '↑' : '↓'}</i>}{' '}
                {destino.jugador}
              </li>
            ))}
          </ul>
        ) : null}
      </summary>
      {destinos.length === 0 ? <p className={styles.vacia}>{vacia}</p> : null}
      <ul>
        {destinos.map((destino) => (
          <FilaJugador
            key={destino.idJugador}
            destino={destino}
            de={destino.de === idLiga ? '' : (nombres.get(destino.de) ?? '')}
            amano={cambiados.has(destino.idJugador)}
            opciones={[...opciones, { value: FUERA, label: 'Fuera' }]}
            mover={mover}
            eligiendo={elegido === destino.idJugador}
            elegir={elegir}
          />
        ))}
      </ul>
    </details>
  );
}

/** Next season, division by division, with who plays in each: everybody may be taken elsewhere. */
export function Tarjetas({ destinos, ...resto }: Comun & { destinos: readonly Destino[] }) {
  const { cierre } = resto;
  const [elegido, elegir] = useState<number | null>(null);
  const comun = { ...resto, elegido, elegir };
  const fuera = destinos.filter(({ a }) => a === null);
  return (
    <div className={styles.tarjetas}>
      {cierre.divisiones.map((division) => {
        const suyos = destinos.filter(({ a }) => a === division.idLiga);
        const antes = siguen(destinos).filter(({ de }) => de === division.idLiga).length;
        return (
          <Tarjeta
            key={division.idLiga}
            idLiga={division.idLiga}
            titulo={tituloDe(cierre, division)}
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
        idLiga={null}
        titulo={FUERA_DE_LIGA}
        detalle={deFuera(recuento(cierre, destinos))}
        vacia="Nadie se queda fuera."
        destinos={fuera}
        {...comun}
      />
    </div>
  );
}
