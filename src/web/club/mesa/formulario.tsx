import type { UseFormReturnType } from '@mantine/form';
import {
  type Campo,
  type Campos,
  type Clase,
  enFormulario,
  enPalabras,
  etiquetaDe,
  type Formulario,
  faltasEn,
  opcionesDe,
} from '#domain/campo.ts';
import { queryClient } from '#web/platform/queries.ts';
import type { Column } from '#web/ui/desk/data-table.tsx';
import { mayFocus } from '#web/ui/desk/keys.ts';
import { type Ajustes, camposDe } from './campos.tsx';
import { useJugadores, useLigas, usePistas } from './consultas.ts';
import { fechaConDia } from './dias.tsx';
import { Elegir, opcionesActivas } from './elegir.tsx';
import type { Resumen } from './ficha.tsx';

/** What a box of text says to the browser, and to the keyboard of a phone. */
const TECLADO = {
  nombre: {},
  texto: { autoComplete: 'off' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'off' },
  telefono: { type: 'tel', autoComplete: 'off' },
} as const;

/** What is chosen of another list, by its class: what is read and who is offered. */
const LISTAS = {
  liga: { clave: 'ligas', use: useLigas },
  pista: { clave: 'pistas', use: usePistas },
  jugador: { clave: 'jugadores', use: useJugadores },
} as const;
type DeOtra = keyof typeof LISTAS;

const esDeOtra = (clase: Clase): clase is DeOtra => clase in LISTAS;

type ConNombre = { id: number; nombre: string; estado: string };

type InputProps = {
  campos: Campos;
  nombre: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever a form holds
  form: UseFormReturnType<any>;
  ajustes?: Ajustes | undefined;
};

function DeOtraLista({ campo, nombre, form, ajustes }: InputProps & { campo: Campo }) {
  const { data = [] } = LISTAS[campo.clase as DeOtra].use();
  const todas: readonly ConNombre[] = data;
  const suya = form.getInputProps(nombre);
  return (
    <Elegir
      label={etiquetaDe(campo)}
      clearable={campo.opcional !== undefined}
      required={campo.falta !== undefined}
      opciones={
        campo.clase === 'jugador'
          ? todas.map((una) => ({ value: una.id, label: una.nombre }))
          : opcionesActivas(todas, suya.value)
      }
      value={suya.value}
      onChange={suya.onChange}
      error={suya.error}
      {...ajustes}
    />
  );
}

/** The box of a field: which one, its words and its limits are those of its table. */
export function Entrada({ campos, nombre, form, ajustes }: InputProps) {
  const campo = campos[nombre];
  if (!campo) return null;
  const { clase, max, opcional, ayuda, falta } = campo;
  const c = camposDe(form);
  const label = ajustes?.['aria-label'] ? '' : etiquetaDe(campo);
  const dicho = { ...(ayuda && { description: ayuda }), ...ajustes };
  switch (clase) {
    case 'nombre':
    case 'texto':
    case 'email':
    case 'telefono':
      return c.texto(nombre, label, max, {
        ...TECLADO[clase],
        autoFocus: clase === 'nombre' && Object.keys(campos)[0] === nombre && mayFocus(),
        withAsterisk: falta !== undefined,
        ...dicho,
      });
    case 'parrafo':
      return c.parrafo(nombre, label, max, dicho);
    case 'lista':
      return c.lista(nombre, label, opcionesDe(campo), dicho);
    case 'siNo':
      return c.casilla(nombre, label, dicho);
    case 'fecha':
      return c.dia(nombre, label, {
        clearable: opcional !== undefined,
        required: falta !== undefined,
        ...dicho,
      });
    case 'liga':
    case 'pista':
    case 'jugador':
      return <DeOtraLista {...{ campos, campo, nombre, form }} ajustes={dicho} />;
    case 'desenlace':
    case 'pistas':
      // Each is written by its own screen.
      return null;
    default:
      return clase satisfies never;
  }
}

/** A value in words; of something of another list, its name. */
function dicho(campo: Campo, valor: unknown): string {
  if (campo.clase === 'fecha') return valor ? fechaConDia(String(valor)) : '';
  if (!esDeOtra(campo.clase)) return enPalabras(campo, valor);
  const lista = queryClient.getQueryData<readonly ConNombre[]>([LISTAS[campo.clase].clave]);
  return lista?.find(({ id }) => id === valor)?.nombre ?? '';
}

/** The lists that those fields are chosen from: the form waits for them. */
export const useListasDe = (campos: Campos) =>
  [...new Set(Object.values(campos).map(({ clase }) => clase))]
    .filter(esDeOtra)
    // The fields of an entity are always the same.
    .map((clase) => LISTAS[clase].use());

type Valores = Record<string, unknown>;

/** What a form holds of an entity, what is wrong in it and how it reads. */
export type Forma<V extends Valores> = {
  campos: Campos;
  /** Of null, that of a new one. */
  valores: (entidad: Valores | null) => V;
  faltas: (valores: V) => Record<string, string | null>;
  resumen: (valores: V) => Resumen;
};

/** All of it, from the table of its fields. */
export const formaDe = <const T extends Campos>(campos: T): Forma<Formulario<T>> => ({
  campos,
  valores: (entidad) => enFormulario(campos, entidad),
  faltas: (valores) => faltasEn(campos, valores),
  resumen: (valores) =>
    Object.entries(campos).map(([nombre, campo]) => [etiquetaDe(campo), dicho(campo, valores[nombre])]),
});

/** A field as a column: of nobody, it is left out. */
export function columnaDelCampo<F>(campos: Campos, nombre: string): Column<F> {
  const campo = campos[nombre];
  const texto = (fila: F) => (campo ? dicho(campo, (fila as Valores)[nombre]) : '');
  return {
    id: nombre,
    title: campo ? etiquetaDe(campo) : nombre,
    cell: texto,
    sort: texto,
    says: (fila) => texto(fila) !== '',
  };
}
