import { type UseFormReturnType, useForm } from '@mantine/form';
import type { Icon } from '@tabler/icons-react';
import { Fragment, type ReactNode, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { mensajes } from '#contract/mensajes.ts';
import { ApiError } from '#web/platform/call.ts';
import { fingerprint } from '#web/platform/fingerprint.ts';
import { DetailFrame, DetailLoad, Group, Section } from '#web/ui/desk/detail-frame.tsx';
import { type Campos, camposDe } from './campos.tsx';
import { useFicha } from './consultas.ts';
import { avisarFallo, type Resumen, useCambios, useGuardar } from './ficha.tsx';

/** A part of the settings: what it holds now in a line and, unfolded, its fields. */
export type Caja<V> = {
  icon: Icon;
  title: string;
  hint?: ReactNode;
  summary: (valores: V) => ReactNode;
  /** It comes open. */
  abierta?: boolean;
  campos: (campos: Campos, valores: V, form: UseFormReturnType<V>) => readonly ReactNode[];
};

/** What a screen of settings is: what is read, how it is written and saved, and its parts in groups. */
type Ajustes<L, V> = {
  titulo: string;
  badge?: ReactNode;
  /** Of its reading. */
  clave: string;
  leer: () => Promise<L>;
  valoresDe: (leidos: L) => V;
  comprobar: (valores: V, leidos: L) => Record<string, string>;
  /** Over what was read. Each part is told to `listo` as soon as it is saved. */
  enviar: (valores: V, antes: L, listo: (parte: Partial<L>) => void) => Promise<void>;
  resumen: (valores: V, leidos: L) => Resumen;
  /** What cannot be taken back is asked first: false leaves the form as it is. */
  preguntar: (antes: L, valores: V) => Promise<boolean>;
  /** Says so. `volverA`: the form over what there is once it is taken back. */
  alGuardar: (ahora: L, volverA: (datos: L) => void) => void;
  /** Where Volver leads. */
  vuelta: string;
  grupos: (leidos: L) => readonly (readonly [titulo: string, cajas: readonly Caja<V>[]])[];
};

const BASE = 36;
/** As many digits as fit in an exact integer. */
const CIFRAS = 9;

/** They have no version: each reading has its fingerprint, so that a save says which one it was made over. */
function useLecturas<L>(huellaDe: (datos: L) => string, primera: L) {
  const leidas = useRef(new Map<number, L>());
  const guardar = (datos: L): number => {
    const huella = Number.parseInt(fingerprint(huellaDe(datos)).slice(0, CIFRAS), BASE);
    leidas.current.set(huella, datos);
    return huella;
  };
  const [inicial] = useState(() => guardar(primera));
  /** Throws as a conflict when the draft comes from a reading of another page load. */
  const de = (huella: number | null): L => {
    const datos = leidas.current.get(huella ?? 0);
    if (datos === undefined) throw new ApiError(409, mensajes.cambiadoMientras);
    return datos;
  };
  return { leidas: leidas.current, inicial, guardar, de };
}

type FormularioProps<L, V> = { ajustes: Ajustes<L, V>; leidos: L; volver: () => void };

function useAjustes<L, V extends Record<string, unknown>>({ ajustes, leidos }: FormularioProps<L, V>) {
  const { leer, valoresDe, comprobar, enviar, resumen, preguntar, alGuardar } = ajustes;
  const form = useForm<V>({
    initialValues: valoresDe(leidos),
    validate: (valores) => comprobar(valores, leidos),
  });
  const { leidas, inicial, guardar, de } = useLecturas(
    (datos: L) => JSON.stringify(valoresDe(datos)),
    leidos,
  );
  const cambios = useCambios(form, inicial);
  const sobre = useRef(inicial);
  const guardado = useGuardar<V, void>({
    form,
    cambios,
    enviar: (valores, huella) => {
      sobre.current = huella ?? 0;
      // What is saved is what the next save is made over.
      const listo = (parte: Partial<L>) => leidas.set(sobre.current, { ...de(huella), ...parte });
      return Promise.resolve(de(huella)).then((antes) => enviar(valores, antes, listo));
    },
    releer: async () => {
      const suyos = await leer();
      return { valores: valoresDe(suyos), version: guardar(suyos) };
    },
    resumen: (valores) => resumen(valores, leidos),
    preguntar: async (valores) =>
      (await preguntar(leidas.get(cambios.version ?? 0) ?? leidos, valores).catch(avisarFallo)) ?? false,
    alGuardar: () =>
      alGuardar(de(sobre.current), (datos) => {
        leidas.set(sobre.current, datos);
        // What was typed since is not lost.
        if (cambios.hayCambios()) return;
        form.setValues(valoresDe(datos));
        cambios.darPorGuardado();
      }),
  });
  return { form, ...cambios, ...guardado };
}

function Formulario<L, V extends Record<string, unknown>>(props: FormularioProps<L, V>) {
  const { titulo, badge, grupos } = props.ajustes;
  const { form, hayCambios, cuantosHay, guardar, guardando } = useAjustes(props);
  const campos = camposDe(form);
  return (
    <DetailFrame
      title={titulo}
      badge={badge}
      isSaving={guardando}
      hasChanges={hayCambios}
      onSave={guardar}
      onBack={props.volver}
      menu
      saveNote={cuantosHay()}
    >
      {grupos(props.leidos).map(([grupo, cajas]) => (
        <Group key={grupo} title={grupo}>
          {cajas.map(({ title, summary, abierta = false, campos: suyos, ...resto }) => (
            <Section key={title} title={title} folded={!abierta} summary={summary(form.values)} {...resto}>
              {suyos(campos, form.values, form).map((campo, lugar) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a part do not change places
                <Fragment key={lugar}>{campo}</Fragment>
              ))}
            </Section>
          ))}
        </Group>
      ))}
    </DetailFrame>
  );
}

/** A screen of the settings, told as a table: all of it is read, saved and compared as one. */
export function PantallaDeAjustes<L, V extends Record<string, unknown>>(ajustes: Ajustes<L, V>) {
  const { clave, leer, vuelta } = ajustes;
  const navigate = useNavigate();
  const volver = useCallback(() => navigate(vuelta), [navigate, vuelta]);
  const consulta = useFicha(clave, 1, leer);
  return (
    <DetailLoad queries={[consulta]} onBack={volver}>
      {() => consulta.data && <Formulario ajustes={ajustes} leidos={consulta.data} volver={volver} />}
    </DetailLoad>
  );
}
