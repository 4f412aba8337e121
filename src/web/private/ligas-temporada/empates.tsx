import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CerrarTemporada, Cierre } from '#contract/liga/temporadas.ts';
import { lugarDe, NOMBRES_ZONA } from '#domain/clasificacion/fila.ts';
import { enLista } from '#domain/texto.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { type Division, nombreDe } from './use-cierre.tsx';

/** A tie across a line: in every preview of the season, the same players have the same `clave`. */
type Empate = Division['empates'][number] & { clave: string; division: string };

/** Who goes first, as far as it has been said, and why. */
type Decision = { orden: readonly number[]; motivo: string };
export type Decisiones = ReadonlyMap<string, Decision>;
export type Decidir = (clave: string, decision: Decision) => void;

export type DeEmpates = {
  decisiones: Decisiones;
  decidir: Decidir;
  /** Somebody has tried to close: what is missing is told. */
  avisado: boolean;
};

const SIN_DECIDIR: Decision = { orden: [], motivo: '' };

export const empatesDe = (cierre: Cierre): Empate[] =>
  cierre.divisiones.flatMap((division) =>
    division.empates.map((uno) => ({
      ...uno,
      division: nombreDe(cierre, division),
      clave: `${division.idLiga} ${uno.jugadores.map(({ idJugador }) => idJugador).sort((a, b) => a - b)}`,
    })),
  );

const decisionDe = ({ clave }: Empate, decisiones: Decisiones): Decision =>
  decisiones.get(clave) ?? SIN_DECIDIR;

export function faltaEn(empate: Empate, decisiones: Decisiones): boolean {
  const { orden, motivo } = decisionDe(empate, decisiones);
  return orden.length < empate.jugadores.length || motivo.trim() === '';
}

/** The players of all that is said, for the preview: a tie of which some are missing is not decided there. */
export const ordenDe = (decisiones: Decisiones): string =>
  [...decisiones.values()].flatMap(({ orden }) => orden).join();

export const desempatesDe =
  (decisiones: Decisiones) =>
  (cierre: Cierre): CerrarTemporada['desempates'] =>
    empatesDe(cierre).map((uno) => {
      const { orden, motivo } = decisionDe(uno, decisiones);
      return { orden: [...orden], motivo };
    });

export function useDecisiones() {
  const [decisiones, setDecisiones] = useState<Decisiones>(new Map());
  const decidir: Decidir = (clave, decision) => setDecisiones(new Map(decisiones).set(clave, decision));
  return { decisiones, decidir, olvidar: () => setDecisiones(new Map()) };
}

export const irALoQueFalta = (): void => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[data-empate] [aria-invalid="true"]')?.focus(),
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

type DesempatarProps = DeEmpates & { empate: Empate };

/** Place by place, who has it; the last one is who is left. */
export function Desempatar({ empate, decisiones, decidir, avisado }: DesempatarProps) {
  const { clave, jugadores } = empate;
  const { orden, motivo } = decisionDe(empate, decisiones);
  const elegir = (i: number, id: number) => {
    const antes = orden.slice(0, i);
    const puestos = id === 0 ? antes : [...antes, id];
    const quedan = jugadores.filter(({ idJugador }) => !puestos.includes(idJugador));
    const ultimo = quedan.length === 1 ? quedan.map(({ idJugador }) => idJugador) : [];
    decidir(clave, { orden: [...puestos, ...ultimo], motivo });
  };
  return (
    <div className={fields.stack} data-empate={clave}>
      <p>El club decide quién va delante: queda en el registro, con su motivo, y se deshace con el cierre.</p>
      {jugadores
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
            error={avisado && orden[i] === undefined ? 'Elige quién va delante' : null}
          />
        ))}
      <TextInput
        label="Por qué"
        maxLength={300}
        value={motivo}
        onChange={({ currentTarget }) => decidir(clave, { orden, motivo: currentTarget.value })}
        error={avisado && motivo.trim() === '' ? 'Escribe por qué' : null}
      />
    </div>
  );
}
