import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Cierre } from '#contract/liga/temporadas.ts';
import { PUESTOS, type Puestos } from '#contract/opciones.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { quienesSon } from '#domain/liga/ciclo.ts';
import { mismaDisciplina } from '#domain/liga/deportes.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { enLista } from '#domain/texto.ts';
import { useLigas } from '#web/club/mesa/consultas.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { type DeEmpates, Desempatar, empatesDe, faltaEn, tituloDe } from './desempatar.tsx';
import {
  type Cambios,
  type Destino,
  faltanDe,
  fraseQuedan,
  nombreDe,
  porJugarDe,
  promocionesDe,
  puestosDe,
  quedanDe,
  sinDecidir,
  sinResultado,
} from './use-cierre.tsx';

type AsuntoProps = { titulo: string; icono?: IconName; children?: ReactNode };

const tonoDe = (icono: IconName): string => {
  if (icono === 'check') return cx('text-ok');
  return icono === 'clock' ? cx('text-azul-text') : cx('text-warn');
};

const Asunto = ({ titulo, icono = 'alert', children }: AsuntoProps) => (
  <li className="grid grid-cols-start gap-3 px-4 py-3">
    <Icon name={icono} className={tonoDe(icono)} />
    <div className="grid min-w-0 justify-items-start gap-1 text-ink-soft">
      <h3 className="heading-text text-s font-bold text-ink">{titulo}</h3>
      {children}
    </div>
  </li>
);

/** What somebody has to write down before anything else, and the way there. */
function FaltanResultados({ cierre }: { cierre: Cierre }) {
  const suyas = cierre.divisiones.filter((una) => sinResultado(una) > 0);
  const faltan = faltanDe(cierre);
  if (faltan === 0) return null;
  return (
    <Asunto
      titulo={
        faltan === 1 ? 'Falta 1 resultado: apúntalo antes' : `Faltan ${faltan} resultados: apúntalos antes`
      }
    >
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {suyas.map((una) => (
          <Link key={una.idLiga} to={rutasPrivadas.puntuacionDeLiga(cierre.tipo, una.idLiga)}>
            {nombreDe(cierre, una)}: {sinResultado(una)}
          </Link>
        ))}
      </p>
    </Asunto>
  );
}

const TEXTOS: Record<Puestos, { label: string; description: string }> = {
  mantener: {
    label: 'Dejarlos para jugar',
    description: 'Siguen en el horario. Lo que pase en ellos ya no cambia quién sube o baja.',
  },
  quitar: {
    label: 'Quitarlos y adjudicarlos',
    description:
      'Salen del horario, dejan libre su pista y los gana quien va por delante; los de dos igualados en todo se quedan.',
  },
};

const OPCIONES = PUESTOS.map((value) => ({ value, label: TEXTOS[value].label }));

type ElegirPuestosProps = { cierre: Cierre; valor: Puestos; elegir: (valor: Puestos) => void };

function ElegirPuestos({ cierre, valor, elegir }: ElegirPuestosProps) {
  const puestos = puestosDe(cierre);
  if (puestos === 0) return null;
  return (
    <Asunto
      icono="clock"
      titulo={
        puestos === 1
          ? '¿Se juega el partido que ya tiene día?'
          : `¿Se juegan los ${puestos} partidos que ya tienen día?`
      }
    >
      <SegmentedControl
        aria-label="Los partidos que ya están puestos"
        className="max-w-full"
        classNames={{ label: cx('max-sm:px-2 max-sm:whitespace-normal') }}
        data={OPCIONES}
        value={valor}
        onChange={(elegido) => elegir(elegido as Puestos)}
      />
      <p role="status">{TEXTOS[valor].description}</p>
    </Asunto>
  );
}

const nombres = (quienes: readonly Destino[]): string => enLista(quienes.map(({ jugador }) => jugador));

type DeCambios = { cierre: Cierre; cambios: Cambios };

/** Who plays a promotion nobody has decided: they stay, unless somebody says otherwise. */
function Promociones({ cierre, cambios }: DeCambios) {
  const playoff = useLigas().data?.some(
    ({ tipo, anio, estado, ...liga }) =>
      CLASES[tipo].decidePromociones &&
      anio === cierre.anio &&
      estado === 'activa' &&
      mismaDisciplina(liga, cierre),
  );
  const quienes = sinDecidir(cierre.destinos, cambios);
  const acabada = porJugarDe(cierre) === 0;
  if (quienes.length === 0) return null;
  return (
    <Asunto titulo={`Promoción sin decidir: ${quienesSon(quienes.length, cierre.modo)}`}>
      <p>
        {acabada ? 'Si no se juega' : 'De momento'}, cada uno se queda en su división. Con «Mover», en el paso
        2, lo llevas a otra.
      </p>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Link to={rutasPrivadas.partido(0)}>Poner un partido de promoción</Link>
        <small className="text-xs">
          {playoff === false ? (
            <>
              Antes, <Link to={rutasPrivadas.liga(0)}>crea la liga</Link>
            </>
          ) : (
            'Va en la liga'
          )}{' '}
          Play-off {nombreTemporada(cierre.anio)}.
        </small>
      </p>
      <details className={fields.disclose} open={acabada}>
        <summary className="text-azul-text">
          Quiénes son{acabada ? null : ', tras adjudicar lo que queda'}
        </summary>
        <ul className="grid gap-1">
          {promocionesDe(cierre, cambios).map(({ division, defienden, aspiran }) => (
            <li key={division.idLiga}>
              <strong className="text-ink">{nombreDe(cierre, division)}</strong>{' '}
              {[defienden, aspiran]
                .filter((unos) => unos.length > 0)
                .map(nombres)
                .join(' contra ')}
            </li>
          ))}
        </ul>
      </details>
    </Asunto>
  );
}

/** How many things somebody should look at before closing. */
export const porDecidir = ({
  cierre,
  cambios,
  decisiones,
}: DeCambios & Pick<DeEmpates, 'decisiones'>): number =>
  [
    porJugarDe(cierre),
    faltanDe(cierre),
    puestosDe(cierre),
    sinDecidir(cierre.destinos, cambios).length,
    empatesDe(cierre).filter((uno) => faltaEn(uno, decisiones)).length,
  ].filter((n) => n > 0).length;

type DecidirProps = DeCambios & DeEmpates & { puestos: Puestos; elegirPuestos: (puestos: Puestos) => void };

export function Decidir({ cierre, cambios, puestos, elegirPuestos, ...deEmpates }: DecidirProps) {
  const quedan = porJugarDe(cierre);
  return (
    <ul className="surface divide-y divide-hairline text-s">
      {porDecidir({ cierre, cambios, ...deEmpates }) === 0 ? (
        <Asunto icono="check" titulo="Nada: todo está jugado y apuntado, y las promociones, decididas" />
      ) : null}
      {quedan > 0 ? (
        <Asunto
          titulo={`${quedan === 1 ? 'Queda' : 'Quedan'} ${cuantos(quedan, 'partido', 'partidos')} por jugar`}
        >
          <p>{fraseQuedan(quedanDe(cierre))}</p>
        </Asunto>
      ) : null}
      <FaltanResultados cierre={cierre} />
      <ElegirPuestos cierre={cierre} valor={puestos} elegir={elegirPuestos} />
      {empatesDe(cierre).map((uno) => (
        <Asunto key={uno.clave} titulo={tituloDe(uno)}>
          <Desempatar empate={uno} puestos={puestos} {...deEmpates} />
        </Asunto>
      ))}
      <Promociones cierre={cierre} cambios={cambios} />
    </ul>
  );
}
