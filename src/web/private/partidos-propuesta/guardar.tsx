import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { mensajes } from '#contract/mensajes.ts';
import type { TipoPedido } from '#contract/opciones.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { AvisoDeDias, PorMirar } from '#web/club/mesa/aviso.tsx';
import { avisarFallo, avisarHecho, enfocarPrimerError, useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { ApiError, call, type FieldError } from '#web/platform/call.ts';
import { isUnanswered } from '#web/platform/unanswered.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';
import type { Linea } from './estado.ts';
import { conJugadores, rechazosDe } from './problemas.ts';
import type { MesaPropuesta } from './use-propuesta.ts';

/** A proposal that has just been saved. */
export type Hecha = {
  tipo: TipoPedido | null;
  dias: readonly Dia[];
  creados: number;
  avisos: readonly FieldError[];
};

type GuardadaProps = { hecha: Hecha; otra: () => void };

/** What comes after saving: telling the players, and where the matches are. What can be asked for waits to be asked for. */
export function Guardada({ hecha, otra }: GuardadaProps) {
  const seccion = useRef<HTMLElement>(null);
  // The button that was pressed is gone with the lines it saved.
  useEffect(() => {
    seccion.current?.focus({ preventScroll: true });
    // It is the first of the page: the focus alone would leave its beginning out of sight.
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const { creados, dias, tipo, avisos } = hecha;
  const [dia = '', segundo] = dias;
  return (
    <section ref={seccion} tabIndex={-1} className="grid max-w-xl gap-3" aria-label="Propuesta guardada">
      <Notice tone="ok" title={cuantos(creados, 'partido puesto', 'partidos puestos')}>
        <p>
          Ya salen en el{' '}
          <Link to={rutas.horarios(tipo === 'ambos' ? undefined : (tipo ?? undefined))}>
            horario de la web
          </Link>
          . Queda avisar a los jugadores.
        </p>
      </Notice>
      <PorMirar avisos={avisos.map(({ message }) => message)} />
      <AvisoDeDias dias={dias} />
      <p className="flex flex-wrap gap-2 border-t border-hairline pt-3">
        <ButtonLink to={segundo ? rutasPrivadas.findeDe(dia) : rutasPrivadas.semanaDe(dia)}>
          Ver en Semana
        </ButtonLink>
        <Button onClick={otra}>Otra propuesta</Button>
      </p>
    </section>
  );
}

const SIN_JUGADORES = 'Ninguna línea tiene jugadores: no hay nada que guardar.';

const ESPERA = 'Espera a que acabe el cálculo, o cancélalo, para guardar.';

const SIN_RESPUESTA =
  'No sabemos si se llegaron a guardar. Pulsa otra vez «Guardar» sin cambiar nada: ninguno se guardará dos veces.';

const sinClave = ({ clave: _, fecha, ...linea }: Linea) => ({ ...linea, fecha: fecha ?? '' });

export const PROPONER = 'POST /api/private/partidos/guardarPropuesta';

export const pedido = (lineas: readonly Linea[]) => ({ body: lineas.map(sinClave) });

/**
 * Why nothing is sent, said and shown; null when all is well. Lines whose answer was lost go again as they are: what
 * clashes with them may be themselves, saved.
 */
function reparo({ problemas }: MesaPropuesta, lineas: readonly Linea[]): string | null {
  if (lineas.length === 0) return SIN_JUGADORES;
  if (isUnanswered(PROPONER, pedido(lineas))) return null;
  const hayErrores = [...problemas.values()].flat().some(({ esError }) => esError);
  return hayErrores ? mensajes.datosInvalidos : null;
}

const diasDe = (lineas: readonly Linea[]): Dia[] =>
  [...new Set(lineas.flatMap(({ fecha }) => (fecha === null ? [] : diaDe(fecha))))].sort();

/** Saves all the lines or none; then the form and the lines start again. */
export function useGuardarLineas(mesa: MesaPropuesta, quiet: boolean) {
  const [hecha, setHecha] = useState<Hecha | null>(null);
  const otra = () => setHecha(null);
  const { hacer, haciendo } = useHacer(
    (lineas: readonly Linea[]) => call(PROPONER, pedido(lineas), { quiet }),
    (guardada, lineas) => {
      const { opciones } = mesa.estado;
      setHecha({ ...guardada, tipo: opciones.tipo, dias: diasDe(lineas) });
      mesa.reiniciar();
      // Their weekend is free again: it is what is asked for, and not the next one.
      const alDeshacer = () => {
        otra();
        mesa.repetir(opciones);
      };
      avisarHecho(mensajes.partidosGuardados, { alDeshacer });
    },
    (error, lineas) => {
      avisarFallo(error);
      if (isUnanswered(PROPONER, pedido(lineas))) showToast(SIN_RESPUESTA, 'warning');
      if (error instanceof ApiError) mesa.setRechazos(rechazosDe(error.errors, lineas));
      enfocarPrimerError();
    },
  );
  const guardar = () => {
    // What is being looked for would come back over what was saved.
    if (mesa.generador.generando) return showToast(ESPERA, 'warning');
    const lineas = conJugadores(mesa.estado.lineas);
    const mal = reparo(mesa, lineas);
    if (mal === null) return hacer(lineas);
    showToast(mal, 'error');
    enfocarPrimerError();
  };
  return { guardar, guardando: haciendo, hecha, otra };
}
