import { Input, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CerrarTemporada, Cierre } from '#contract/liga/temporadas.ts';
import type { Puestos } from '#contract/opciones.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { lugarDe, NOMBRES_ZONA } from '#domain/clasificacion/fila.ts';
import { MODOS_DECISION, type ModoDecision, type SiIgualan } from '#domain/liga/reglas.ts';
import { enLista } from '#domain/texto.ts';
import { avisarHecho, useHacer } from '#web/club/mesa/ficha.tsx';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { type Division, nombreDe } from './use-cierre.tsx';

/** A tie across a line: in every preview of the season, the same players have the same `clave`. */
type Empate = Division['empates'][number] &
  Pick<Division, 'idLiga' | 'siIgualan'> & { clave: string; division: string };

/** How it is settled, who goes first as far as it has been said, and why. What is drawn is in the tie. */
export type Decision = { modo: ModoDecision; orden: readonly number[]; motivo: string };
export type Decisiones = ReadonlyMap<string, Decision>;

export type DeEmpates = {
  decisiones: Decisiones;
  decidir: (clave: string, decision: Decision) => void;
  /** Somebody has tried to close: what is missing is told. */
  avisado: boolean;
};

/** As its league says, where that can be: a match decides between two, and what is drawn is drawn. */
function modoDe({ siIgualan, jugadores, sorteo }: Empate): ModoDecision {
  const vale = sorteo === null && siIgualan !== 'seDecide';
  return vale && (siIgualan !== 'partido' || jugadores.length === 2) ? siIgualan : 'sorteo';
}

export const empatesDe = (cierre: Cierre): Empate[] =>
  cierre.divisiones.flatMap((division) =>
    division.empates.map((uno) => ({
      ...uno,
      idLiga: division.idLiga,
      siIgualan: division.siIgualan,
      division: nombreDe(cierre, division),
      clave: `${division.idLiga} ${uno.jugadores.map(({ idJugador }) => idJugador).sort((a, b) => a - b)}`,
    })),
  );

function decisionDe(empate: Empate, decisiones: Decisiones): Decision {
  const dicha = decisiones.get(empate.clave) ?? { modo: modoDe(empate), orden: [], motivo: '' };
  return dicha.modo === 'sorteo' ? { ...dicha, orden: empate.sorteo?.orden ?? [] } : dicha;
}

const sinMotivo = ({ modo, motivo }: Decision): boolean => modo === 'mano' && motivo.trim() === '';

export function faltaEn(empate: Empate, decisiones: Decisiones): boolean {
  const decision = decisionDe(empate, decisiones);
  return decision.orden.length < empate.jugadores.length || sinMotivo(decision);
}

/** The players of all that is said, for the preview: a tie of which some are missing is not decided there, and what is drawn it knows. */
export const ordenDe = (decisiones: Decisiones): string =>
  [...decisiones.values()].flatMap(({ modo, orden }) => (modo === 'sorteo' ? [] : orden)).join();

export const desempatesDe = (cierre: Cierre, decisiones: Decisiones): CerrarTemporada['desempates'] =>
  empatesDe(cierre).map((uno) => {
    const { modo, orden, motivo } = decisionDe(uno, decisiones);
    return { modo, orden: [...orden], motivo };
  });

export const irALoQueFalta = (): void => {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('[data-empate] [aria-invalid="true"], [data-empate] [data-falta]')
      ?.focus(),
  );
};

/** "Empate en 2ª División: Ana y Blas igualan en todo". */
export const tituloDe = ({ division, jugadores }: Empate): string =>
  `Empate en ${division}: ${enLista(jugadores.map(({ jugador }) => jugador))} igualan en todo`;

/** "2.º: ascenso directo". */
const rotuloDe = ({ puesto, plazas }: Empate, i: number): string => {
  const plaza = plazas[i] ?? null;
  const da = plaza === null ? 'sigue en la división' : NOMBRES_ZONA[plaza].toLowerCase();
  return `${lugarDe({ puesto: puesto + i, empatado: false })}: ${da}`;
};

const MODOS: Record<ModoDecision, { label: string; description: string }> = {
  sorteo: {
    label: 'Sorteo',
    description:
      'Se saca una vez y queda en el registro con lo que sale, para que cualquiera lo repita en papel.',
  },
  partido: {
    label: 'Partido',
    description:
      'Juegan un partido de desempate, fuera de esta liga para que no sume puntos. La temporada espera: ciérrala cuando se sepa quién ganó.',
  },
  mano: {
    label: 'A mano',
    description:
      'El club dice quién va delante y por qué. El motivo se lee en la clasificación y queda en el registro.',
  },
};

const SEGUN_LA_LIGA: Record<SiIgualan, string | null> = {
  seDecide: null,
  sorteo: 'Las reglas de la liga dicen que se sortea.',
  partido: 'Las reglas de la liga dicen que, si son dos, juegan un partido; si son más, se decide aquí.',
  mano: 'Las reglas de la liga dicen que el club dice quién va delante y por qué.',
};

/** What its rules say, and that another way is being chosen. */
export function segunLaLiga({ siIgualan, jugadores }: Empate, modo: ModoDecision): string | null {
  const dicen = SEGUN_LA_LIGA[siIgualan];
  const vale = siIgualan !== 'partido' || jugadores.length === 2;
  return dicen && vale && modo !== siIgualan ? `${dicen} Vas a decidirlo de otra manera.` : dicen;
}

type DeEmpate = DeEmpates & { empate: Empate };

/** Place by place, who has it; the last one is who is left. */
function PuestoAPuesto({ empate, decisiones, decidir, avisado }: DeEmpate) {
  const { clave, jugadores } = empate;
  const decision = decisionDe(empate, decisiones);
  const { orden } = decision;
  const elegir = (i: number, id: number) => {
    const antes = orden.slice(0, i);
    const puestos = id === 0 ? antes : [...antes, id];
    const quedan = jugadores.filter(({ idJugador }) => !puestos.includes(idJugador));
    const ultimo = quedan.length === 1 ? quedan.map(({ idJugador }) => idJugador) : [];
    decidir(clave, { ...decision, orden: [...puestos, ...ultimo] });
  };
  const falta = decision.modo === 'partido' ? 'Elige quién lo ganó' : 'Elige quién va delante';
  return jugadores
    .slice(0, Math.min(orden.length + 1, jugadores.length))
    .map(({ idJugador: clavePuesto }, i) => (
      <NativeSelect
        key={clavePuesto}
        label={rotuloDe(empate, i)}
        data={[
          { value: '0', label: 'Elige quién' },
          ...jugadores
            .filter(({ idJugador }) => !orden.slice(0, i).includes(idJugador))
            .map(({ idJugador, jugador }) => ({ value: String(idJugador), label: jugador })),
        ]}
        value={String(orden[i] ?? 0)}
        onChange={({ currentTarget }) => elegir(i, Number(currentTarget.value))}
        error={avisado && orden[i] === undefined ? falta : null}
      />
    ));
}

function Motivo({ empate, decisiones, decidir, avisado }: DeEmpate) {
  const decision = decisionDe(empate, decisiones);
  return (
    <TextInput
      label="Por qué"
      maxLength={300}
      value={decision.motivo}
      onChange={({ currentTarget }) => decidir(empate.clave, { ...decision, motivo: currentTarget.value })}
      error={avisado && sinMotivo(decision) ? 'Escribe por qué' : null}
    />
  );
}

/** What came out: its places, and the balls. */
function Sorteado({ empate, sorteo }: { empate: Empate; sorteo: NonNullable<Empate['sorteo']> }) {
  const nombres = new Map(empate.jugadores.map(({ idJugador, jugador }) => [idJugador, jugador]));
  return (
    <>
      <ol className={fields.list} aria-label="Lo que salió">
        {sorteo.orden.map((id, i) => (
          <li key={id}>
            <strong className="text-ink">{nombres.get(id)}</strong> · {rotuloDe(empate, i)}
          </li>
        ))}
      </ol>
      <small className={fields.small}>
        Salieron, de los que quedaban en la lista, {enLista(sorteo.bolas.map(String))}. La lista y los
        testigos están en <Link to={rutasPrivadas.registros()}>Registros</Link>; allí también se deshace.
      </small>
    </>
  );
}

function Sortear({ empate, puestos, avisado }: { empate: Empate; puestos: Puestos; avisado: boolean }) {
  const { idLiga, jugadores, sorteo } = empate;
  const [testigos, setTestigos] = useState('');
  const { hacer, haciendo } = useHacer(
    () =>
      call('POST /api/private/ligas/cierre/sorteo', {
        body: { idLiga, puestos, testigos, jugadores: jugadores.map(({ idJugador }) => idJugador) },
      }),
    () => avisarHecho('Empate sorteado.'),
  );
  if (sorteo) return <Sorteado empate={empate} sorteo={sorteo} />;
  return (
    <>
      <TextInput
        label="Testigos, si los hay"
        maxLength={300}
        value={testigos}
        onChange={({ currentTarget }) => setTestigos(currentTarget.value)}
      />
      <Button data-falta onClick={() => hacer()} busy={haciendo}>
        Sortear
      </Button>
      {avisado ? <Input.Error role="alert">Falta sortearlo, o elegir otra manera.</Input.Error> : null}
    </>
  );
}

/** Drawn, played or said: whichever, the season is not closed without it. */
export function Desempatar({ puestos, ...deEmpate }: DeEmpate & { puestos: Puestos }) {
  const { empate, decisiones, decidir, avisado } = deEmpate;
  const { modo, motivo } = decisionDe(empate, decisiones);
  const ofrecidos = MODOS_DECISION.filter((uno) => uno !== 'partido' || empate.jugadores.length === 2);
  const dicen = segunLaLiga(empate, modo);
  const elegir = (elegido: ModoDecision) => decidir(empate.clave, { modo: elegido, orden: [], motivo });
  return (
    <div className={fields.stack} data-empate={empate.clave}>
      <SegmentedControl
        aria-label="Cómo se decide"
        className="max-w-full"
        classNames={{ label: cx('max-sm:px-2') }}
        data={ofrecidos.map((value) => ({ value, label: MODOS[value].label }))}
        value={modo}
        onChange={(elegido) => elegir(elegido as ModoDecision)}
      />
      <p role="status">
        {dicen === null ? null : `${dicen} `}
        {MODOS[modo].description}
      </p>
      {modo === 'sorteo' ? <Sortear {...{ empate, puestos, avisado }} /> : <PuestoAPuesto {...deEmpate} />}
      {modo === 'partido' ? <Link to={rutasPrivadas.partido(0)}>Poner el partido</Link> : null}
      {modo === 'mano' ? <Motivo {...deEmpate} /> : null}
    </div>
  );
}
