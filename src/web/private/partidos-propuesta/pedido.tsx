import { Checkbox, NativeSelect } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { ligasOfrecidas } from '#contract/club/ofrecido.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { TipoPedido } from '#contract/opciones.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { CLASES_DE_DEPORTE, deportesDe } from '#domain/liga/deportes.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { enLista } from '#domain/texto.ts';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { rotulo } from '#web/club/mesa/elegir.tsx';
import { enfocarPrimerError } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields as desk } from '#web/ui/desk/fields.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { conPrimerDia, diasPedidos, estaDisponible, type Opciones, puestosEn } from './estado.ts';
import type { MesaPropuesta } from './use-propuesta.ts';

type Props = { mesa: MesaPropuesta };

type Ligas = MesaPropuesta['listas']['ligas'];

/** "Liga Social (tenis y pádel)": which sports it has, where there are several. */
function nombreDe(tipo: TipoLiga, ligas: Ligas): string {
  const activas = ligas.filter((liga) => liga.tipo === tipo && liga.estado === 'activa');
  const deportes = deportesDe(activas).map((deporte) => CLASES_DE_DEPORTE[deporte].titulo.toLowerCase());
  return deportes.length === 0 ? CLASES[tipo].nombre : `${CLASES[tipo].nombre} (${enLista(deportes)})`;
}

/** What may be asked for, with its name. */
const pedidos = (ligas: Ligas) => {
  const tipos = ligasOfrecidas();
  return [
    { value: '', label: 'Elige…' },
    ...(tipos.length > 1 ? [{ value: 'ambos', label: 'Social e infantil' }] : []),
    ...tipos.map((tipo) => ({ value: tipo, label: nombreDe(tipo, ligas) })),
  ];
};

/** Why the second day cannot be that one, or null. */
function reparoDelSegundo({ fecha1, fecha2 }: Opciones): string | null {
  if (fecha1 === null || fecha2 === null || fecha2 > fecha1) return null;
  return fecha2 === fecha1 ? mensajes.segundoDiaIgual : mensajes.segundoDiaAntes;
}

/** Said before asking: what is arranged stays, and only what is left is looked for. */
function YaPuestos({ mesa: { estado, listas } }: Props) {
  const hay = puestosEn(listas.puestos, estado.opciones);
  const cuando = estado.opciones.fecha2 === null ? 'Ese día' : 'Ese fin de semana';
  return (
    <p role="status" className="text-s text-warn empty:absolute">
      {hay > 0
        ? `${cuando} ya tiene ${cuantos(hay, 'partido puesto', 'partidos puestos')}: se quedan, y se añade lo que quepa.`
        : null}
    </p>
  );
}

const QueTipo = ({ mesa: { estado, listas, pedirTipo } }: Props) => (
  <NativeSelect
    label="Tipo de liga"
    withAsterisk
    autoFocus
    data={pedidos(listas.ligas)}
    value={estado.opciones.tipo ?? ''}
    onChange={({ currentTarget }) => pedirTipo((currentTarget.value || null) as TipoPedido | null)}
  />
);

function Cuando({ mesa: { estado, opcionar } }: Props) {
  const { opciones } = estado;
  return (
    <div className={desk.row}>
      <CampoDia
        label="Primer día"
        required
        value={opciones.fecha1}
        onChange={(dia) => opcionar(conPrimerDia(opciones, dia))}
      />
      <CampoDia
        label="Segundo día"
        clearable
        value={opciones.fecha2}
        onChange={(dia) => opcionar({ fecha2: dia })}
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
export function LoPedido({ opciones, ligas }: { opciones: Opciones; ligas: Ligas }) {
  return (
    <>
      {pedidos(ligas).find(({ value }) => value === (opciones.tipo ?? ''))?.label}{' '}
      <small className="block ps-4 text-s font-normal">{diasEnBreve(opciones)}</small>
    </>
  );
}

/** Days and courts, in a line: "sáb 5 dic y dom 6 dic · 4 pistas". */
function resumenDe(opciones: Opciones, pistas: readonly Pista[]): string {
  const libres = pistas.filter((pista) => estaDisponible(pista, opciones));
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

function QueProponer({ mesa: { estado, opcionar } }: Props) {
  const { tipo, vacio, rellenarConAmistosos } = estado.opciones;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      <Checkbox
        label="Solo los huecos, sin jugadores"
        checked={vacio}
        onChange={({ currentTarget }) => opcionar({ vacio: currentTarget.checked })}
      />
      {tipo === 'ambos' || (tipo !== null && CLASES[tipo].seRellena) ? (
        <Checkbox
          label="Rellenar con amistosos automáticamente"
          disabled={vacio}
          checked={rellenarConAmistosos}
          onChange={({ currentTarget }) => opcionar({ rellenarConAmistosos: currentTarget.checked })}
        />
      ) : null}
    </div>
  );
}

/** Inactive courts cannot be marked. */
function Disponibles({ mesa: { estado, listas, opcionar } }: Props) {
  const { opciones } = estado;
  const marcar = (id: number, disponible: boolean) => {
    const otras = opciones.noDisponibles.filter((otra) => otra !== id);
    opcionar({ noDisponibles: disponible ? otras : [...otras, id] });
  };
  return (
    <fieldset className="m-0 grid grid-cols-2 gap-x-3 gap-y-2 border-0 p-0">
      <legend className="mb-2 p-0 text-s font-semibold">Pistas disponibles</legend>
      {listas.pistas.map((pista) => (
        <Checkbox
          key={pista.id}
          label={rotulo(pista)}
          disabled={pista.estado !== 'activa'}
          checked={estaDisponible(pista, opciones)}
          onChange={({ currentTarget }) => marcar(pista.id, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

/** What to propose: type, days, options and courts. Once there is one, to save it is the main thing. */
export function Pedido({ mesa }: Props) {
  const { opciones, lineas } = mesa.estado;
  const otra = lineas.length > 0;
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (reparoDelSegundo(opciones)) enfocarPrimerError();
    else mesa.generar();
  };
  return (
    <form className="grid gap-4 px-3 pt-1 pb-4" onSubmit={enviar} aria-label="Qué proponer">
      <QueTipo mesa={mesa} />
      <Plegado resumen={resumenDe(opciones, mesa.listas.pistas)}>
        <Cuando mesa={mesa} />
        <Disponibles mesa={mesa} />
        <QueProponer mesa={mesa} />
      </Plegado>
      <YaPuestos mesa={mesa} />
      <div className={otra ? undefined : cx(desk.thumb, 'low:static')} data-thumb={!otra || undefined}>
        <Button
          type="submit"
          look={otra ? 'primary' : 'action'}
          className={otra ? undefined : cx('max-md:min-h-tap md:justify-self-start')}
          disabled={opciones.tipo === null || opciones.fecha1 === null}
          busy={mesa.generador.generando}
        >
          Generar propuesta
        </Button>
      </div>
    </form>
  );
}
