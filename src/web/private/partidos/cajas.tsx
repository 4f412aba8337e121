import { type CSSProperties, type RefObject, useRef } from 'react';
import type { Casilla } from '#domain/partido/marcador.ts';
import type { Problema } from '#domain/partido/mensajes.ts';
import { Caja } from './caja.tsx';
import type { Problemas } from './problemas.ts';
import { ORDEN } from './teclas.ts';
import type { FormPartido } from './use-partido.ts';
import { setDe } from './valores.ts';

export const ID_PROBLEMAS = 'problemas-del-marcador';

type Props = { form: FormPartido; nombres: readonly [string, string]; problemas: Problemas };

const ladoDe = (nombre: Casilla): 1 | 2 => (nombre.startsWith('jugador1') ? 1 : 2);

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
export function Cajas({ form, nombres, problemas }: Props) {
  const marca = useRef<HTMLSpanElement>(null);
  const irA = irDentroDe(marca);
  const { jugador1NoPresenta, jugador2NoPresenta } = form.values;
  const hayProblemas = problemas.errores.length + problemas.avisos.length > 0;
  return (
    <>
      <span ref={marca} hidden />
      {ORDEN.map((nombre) => (
        <Caja
          key={nombre}
          nombre={nombre}
          label={`Set ${setDe(nombre)}, ${nombres[ladoDe(nombre) - 1]}`}
          valor={form.values[nombre]}
          posicion={posicionDe(nombre)}
          disabled={jugador1NoPresenta || jugador2NoPresenta}
          estado={estadoDe(nombre, problemas)}
          describedBy={hayProblemas ? ID_PROBLEMAS : undefined}
          onCambio={(valor) => form.setFieldValue(nombre, valor)}
          irA={irA}
        />
      ))}
    </>
  );
}
