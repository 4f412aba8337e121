import { type CSSProperties, type RefObject, useRef } from 'react';
import type { Casilla } from '#domain/partido/marcador.ts';
import type { Problema } from '#domain/problema.ts';
import { Caja } from './caja.tsx';
import type { Problemas } from './problemas.ts';
import { ORDEN, siguiente } from './teclas.ts';
import { type ConMarcador, ladoDe, setDe } from './valores.ts';

type CajasProps = {
  valores: ConMarcador;
  cambiar: (nombre: Casilla, valor: number | null) => void;
  nombres: readonly [string, string];
  problemas: Problemas;
  /** Of the list that tells them. */
  idProblemas: string;
  /** Where to go once a box is full; true when it has gone. Without it, or with false, to the next box. */
  alCompletar?: (nombre: Casilla, valor: number | null) => boolean;
};

const esDe = (nombre: Casilla) => (problema: Problema) => problema.path === nombre;

function estadoDe(nombre: Casilla, { errores, avisos }: Problemas): 'bien' | 'aviso' | 'error' {
  if (errores.some(esDe(nombre))) return 'error';
  return avisos.some(esDe(nombre)) ? 'aviso' : 'bien';
}

/** Where the grid of the stylesheet puts it. */
const posicionDe = (nombre: Casilla) =>
  ({ '--lado': ladoDe(nombre), '--set': setDe(nombre) }) as CSSProperties;

const irDentroDe = (cajas: RefObject<HTMLSpanElement | null>) => (nombre: Casilla) =>
  cajas.current?.parentElement?.querySelector<HTMLElement>(`[name="${nombre}"]`)?.focus();

/**
 * The twelve boxes in the order a score is said, so that Tab follows it too. Any no-show locks them all.
 * Spec §4, "Match scoring".
 */
export function Cajas({ valores, cambiar, nombres, problemas, idProblemas, alCompletar }: CajasProps) {
  const marca = useRef<HTMLSpanElement>(null);
  const irA = irDentroDe(marca);
  const hayProblemas = problemas.errores.length + problemas.avisos.length > 0;
  const completar = (nombre: Casilla, valor: number | null) => {
    const despues = siguiente(nombre);
    if (!alCompletar?.(nombre, valor) && despues) irA(despues);
  };
  return (
    <>
      <span ref={marca} hidden />
      {ORDEN.map((nombre) => (
        <Caja
          key={nombre}
          nombre={nombre}
          label={`Set ${setDe(nombre)}, ${nombres[ladoDe(nombre) - 1]}`}
          valor={valores[nombre]}
          posicion={posicionDe(nombre)}
          disabled={valores.jugador1NoPresenta || valores.jugador2NoPresenta}
          estado={estadoDe(nombre, problemas)}
          describedBy={hayProblemas ? idProblemas : undefined}
          onCambio={(valor) => cambiar(nombre, valor)}
          alCompletar={(valor) => completar(nombre, valor)}
          irA={irA}
        />
      ))}
    </>
  );
}
