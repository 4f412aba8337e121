import { Checkbox, NativeSelect } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { ligasOfrecidas } from '#contract/club/ofrecido.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { TipoPedido } from '#contract/opciones.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { enfocarPrimerError } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields as desk } from '#web/ui/desk/fields.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { conPrimerDia, diasPedidos, type Opciones } from './estado.ts';

type PedidoProps = {
  opciones: Opciones;
  pistas: readonly Pista[];
  generando: boolean;
  /** There is one: to save it is the main thing. */
  otra: boolean;
  /** How many of what is asked for are arranged on those days already. */
  yaPuestos: number;
  cambiar: (cambios: Partial<Opciones>) => void;
  pedirTipo: (tipo: TipoPedido | null) => void;
  generar: () => void;
};

type Parte = Pick<PedidoProps, 'opciones' | 'cambiar'>;

/** What may be asked for, with its name. */
const pedidos = () => {
  const tipos = ligasOfrecidas();
  return [
    { value: '', label: 'Elige…' },
    ...(tipos.length > 1 ? [{ value: 'ambos', label: 'Social e infantil' }] : []),
    ...tipos.map((tipo) => ({ value: tipo, label: CLASES[tipo].nombre })),
  ];
};

/** Why the second day cannot be that one, or null. */
function reparoDelSegundo({ fecha1, fecha2 }: Opciones): string | null {
  if (fecha1 === null || fecha2 === null || fecha2 > fecha1) return null;
  return fecha2 === fecha1 ? mensajes.segundoDiaIgual : mensajes.segundoDiaAntes;
}

/** Said before asking: what is arranged stays, and only what is left is looked for. */
const YaPuestos = ({ cuantosHay, unDia }: { cuantosHay: number; unDia: boolean }) => (
  <p role="status" className="text-s text-warn empty:absolute">
    {cuantosHay > 0
      ? `${unDia ? 'Ese día' : 'Ese fin de semana'} ya tiene ${cuantos(cuantosHay, 'partido puesto', 'partidos puestos')}: se quedan, y se añade lo que quepa.`
      : null}
  </p>
);

const QueTipo = ({ opciones, pedirTipo }: Pick<PedidoProps, 'opciones' | 'pedirTipo'>) => (
  <NativeSelect
    label="Tipo de liga"
    withAsterisk
    autoFocus
    data={pedidos()}
    value={opciones.tipo ?? ''}
    onChange={({ currentTarget }) => pedirTipo((currentTarget.value || null) as TipoPedido | null)}
  />
);

function Cuando({ opciones, cambiar }: Parte) {
  return (
    <div className={desk.row}>
      <CampoDia
        label="Primer día"
        required
        value={opciones.fecha1}
        onChange={(dia) => cambiar(conPrimerDia(opciones, dia))}
      />
      <CampoDia
        label="Segundo día"
        clearable
        value={opciones.fecha2}
        onChange={(dia) => cambiar({ fecha2: dia })}
        error={reparoDelSegundo(opciones)}
      />
    </div>
  );
}

/** "sáb 28 nov y dom 29 nov", together in a line. */
const diasEnBreve = (opciones: Opciones): string =>
  diasPedidos(opciones)
    .map((dia) => semanaCorta(dia).replaceAll(' ', '\u00a0'))
    .join(' y\u00a0');

/** What was asked for: "Social e infantil" and, under it, "sáb 28 nov y dom 29 nov". */
export function LoPedido({ opciones }: { opciones: Opciones }) {
  return (
    <>
      {pedidos().find(({ value }) => value === (opciones.tipo ?? ''))?.label}{' '}
      <small className="block ps-4 text-s font-normal">{diasEnBreve(opciones)}</small>
    </>
  );
}

/** Days and courts, in a line: "sáb 5 dic y dom 6 dic · 4 pistas". */
function resumenDe(opciones: Opciones, pistas: readonly Pista[]): string {
  const libres = pistas.filter(
    ({ id, estado }) => estado === 'activa' && !opciones.noDisponibles.includes(id),
  );
  return `${diasEnBreve(opciones) || 'Elige los días'} · ${cuantos(libres.length, 'pista', 'pistas')}`;
}

/** On a phone, behind a line that says them; what is wrong in it opens it: `enfocarPrimerError`. */
function Plegado({ resumen, children }: { resumen: string; children: ReactNode }) {
  if (!useIsPhone()) return children;
  return (
    <details>
      <summary className="flex items-center justify-between gap-2 py-2 text-s">
        {resumen} <span className="font-semibold text-azul-text underline">Cambiar</span>
      </summary>
      <div className="grid gap-4 pt-2">{children}</div>
    </details>
  );
}

function QueProponer({ opciones, cambiar }: Parte) {
  const { tipo, vacio, rellenarConAmistosos } = opciones;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      <Checkbox
        label="Solo los huecos, sin jugadores"
        checked={vacio}
        onChange={({ currentTarget }) => cambiar({ vacio: currentTarget.checked })}
      />
      {tipo === 'ambos' || (tipo !== null && CLASES[tipo].seRellena) ? (
        <Checkbox
          label="Rellenar con amistosos automáticamente"
          disabled={vacio}
          checked={rellenarConAmistosos}
          onChange={({ currentTarget }) => cambiar({ rellenarConAmistosos: currentTarget.checked })}
        />
      ) : null}
    </div>
  );
}

/** Inactive courts cannot be marked. */
function Disponibles({ opciones, pistas, cambiar }: Parte & Pick<PedidoProps, 'pistas'>) {
  const { noDisponibles } = opciones;
  const marcar = (id: number, disponible: boolean) =>
    cambiar({ noDisponibles: [...noDisponibles.filter((otra) => otra !== id), ...(disponible ? [] : [id])] });
  return (
    <fieldset className="m-0 grid grid-cols-2 gap-x-3 gap-y-2 border-0 p-0">
      <legend className="mb-2 p-0 text-s font-semibold">Pistas disponibles</legend>
      {pistas.map(({ id, nombre, estado }) => (
        <Checkbox
          key={id}
          label={estado === 'activa' ? nombre : `${nombre} (inactiva)`}
          disabled={estado !== 'activa'}
          checked={estado === 'activa' && !noDisponibles.includes(id)}
          onChange={({ currentTarget }) => marcar(id, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

/** What to propose: type, days, options and courts. */
export function Pedido(props: PedidoProps) {
  const { opciones, pistas, generando, otra, yaPuestos, cambiar, pedirTipo, generar } = props;
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (reparoDelSegundo(opciones)) enfocarPrimerError();
    else generar();
  };
  const puede = opciones.tipo !== null && opciones.fecha1 !== null;
  return (
    <form className="grid gap-4 px-3 pt-1 pb-4" onSubmit={enviar} aria-label="Qué proponer">
      <QueTipo opciones={opciones} pedirTipo={pedirTipo} />
      <Plegado resumen={resumenDe(opciones, pistas)}>
        <Cuando opciones={opciones} cambiar={cambiar} />
        <Disponibles opciones={opciones} pistas={pistas} cambiar={cambiar} />
        <QueProponer opciones={opciones} cambiar={cambiar} />
      </Plegado>
      <YaPuestos cuantosHay={yaPuestos} unDia={opciones.fecha2 === null} />
      <div className={otra ? undefined : cx(desk.thumb, 'low:static')} data-thumb={!otra || undefined}>
        <Button
          type="submit"
          look={otra ? 'primary' : 'action'}
          className={otra ? undefined : cx('max-md:min-h-tap md:justify-self-start')}
          disabled={!puede}
          busy={generando}
        >
          Generar propuesta
        </Button>
      </div>
    </form>
  );
}
