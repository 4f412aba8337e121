import { Checkbox, NativeSelect } from '@mantine/core';
import { CON_ENLACE, PROGRAMA } from '#domain/cuenta/cuenta.ts';
import { esDia } from '#domain/fecha.ts';
import { ASUNTOS, NOMBRES_ASUNTO } from '#domain/registro/asuntos.ts';
import { useUsuarios } from '#web/club/mesa/consultas.ts';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { FiltroTexto, filtrosPuestos, useFiltros } from '#web/club/mesa/filtros.tsx';
import { FilterForm } from '#web/ui/desk/list-frame.tsx';

/** `todo`: also who came and went, and what was only read; without it, changes alone. */
export const SIN_FILTROS = { texto: '', asunto: '', usuario: '', dia: '', todo: '' };
export type FiltrosRegistro = typeof SIN_FILTROS;

/** The filters of the address as the API asks for them; what is no day filters nothing. */
export const busquedaDe = ({ texto, asunto, usuario, dia, todo }: FiltrosRegistro) => ({
  cambios: todo === '' ? 'true' : 'false',
  texto: texto.trim() || null,
  dia: esDia(dia) ? dia : null,
  usuario: usuario || null,
  asunto: ASUNTOS.find((uno) => uno === asunto) ?? null,
});

const ENTERO = [
  { value: '', label: 'Todo' },
  ...ASUNTOS.map((value) => ({ value, label: NOMBRES_ASUNTO[value] })),
];

type Props = {
  filtros: FiltrosRegistro;
  buscar: (filtros: Partial<FiltrosRegistro>, paso?: { replace: boolean }) => void;
};

const SIN_CUENTA: Readonly<Record<string, string>> = {
  [CON_ENLACE]: 'Con su enlace',
  [PROGRAMA]: 'La web, sola',
};

/** Whose account it was, or who acts without one. */
export const quienEs = (usuario: string): string => SIN_CUENTA[usuario] ?? usuario;

type QuienProps = { elegido: string; elegir: (usuario: string) => void };

/** Whoever has an account, and who is in the address. */
function Quien({ elegido, elegir }: QuienProps) {
  const { data = [] } = useUsuarios();
  const usuarios = new Set([...data.map(({ usuario }) => usuario), ...Object.keys(SIN_CUENTA), elegido]);
  usuarios.delete('');
  const opciones = [...usuarios].map((value) => ({ value, label: quienEs(value) }));
  return (
    <NativeSelect
      label="Quién"
      data={[{ value: '', label: 'Cualquiera' }, ...opciones]}
      value={elegido}
      onChange={({ currentTarget: { value } }) => elegir(value)}
    />
  );
}

export function Filtros({ filtros, buscar }: Props) {
  const { valores, campo, pedir } = useFiltros(filtros, buscar);
  const puestos = filtrosPuestos({ ...filtros, todo: '' });
  return (
    <FilterForm
      onSearch={() => pedir()}
      onClear={puestos ? () => pedir(SIN_FILTROS) : undefined}
      given={puestos}
    >
      <FiltroTexto label="Texto" placeholder="Persona, liga…" maxLength={100} {...campo('texto')} />
      <NativeSelect
        label="Sobre qué"
        data={ENTERO}
        value={valores.asunto}
        onChange={({ currentTarget: { value } }) => pedir({ asunto: value })}
      />
      <Quien elegido={valores.usuario} elegir={(usuario) => pedir({ usuario })} />
      <CampoDia
        label="Día"
        value={esDia(valores.dia) ? valores.dia : null}
        onChange={(dia) => pedir({ dia: dia ?? '' })}
        clearable
      />
      <Checkbox
        className="md:flex md:min-h-control md:items-center"
        label="Solo cambios"
        checked={valores.todo === ''}
        onChange={({ currentTarget: { checked } }) => pedir({ todo: checked ? '' : '1' })}
      />
    </FilterForm>
  );
}
