import { useForm } from '@mantine/form';
import { ligasOfrecidas } from '#contract/club/ofrecido.ts';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Cambio } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Dia } from '#domain/fecha.ts';
import { diasDe } from '#domain/incidencia/incidencia.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { Afectados, conLoQueToca, useAfectados } from '#web/club/afectados/afectados.tsx';
import { camposDe, en } from '#web/club/mesa/campos.tsx';
import { useJugadores, useLigas } from '#web/club/mesa/consultas.ts';
import { avisarHecho, senalar, useHacer } from '#web/club/mesa/ficha.tsx';
import { call } from '#web/platform/call.ts';
import { DialogForm } from '#web/ui/desk/modal.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { creadasDichas } from './valores.ts';

const opciones = () => [
  { value: '', label: 'Elige el tipo' },
  ...ligasOfrecidas().map((tipo) => ({ value: tipo, label: CLASES[tipo].nombre })),
];

type Valores = { tipo: TipoLiga | ''; fecha1: Dia | null; fecha2: Dia | null };

const VACIO: Valores = { tipo: '', fecha1: null, fecha2: null };

type Listas = {
  ligas: readonly Pick<Liga, 'id' | 'tipo' | 'estado'>[];
  jugadores: readonly Pick<JugadorFila, 'id' | 'idLiga' | 'estado'>[];
};

/** What generating them would change: each injured player of the active leagues of that type, away on those days. */
export function cambiosDeLesionados(
  { tipo, fecha1, fecha2 }: Valores,
  { ligas, jugadores }: Listas,
): Cambio[] {
  if (fecha1 === null) return [];
  const dias = diasDe({ fecha: fecha1, hasta: null }, [fecha2]);
  const activas = ligas.filter((liga) => liga.tipo === tipo && liga.estado === 'activa');
  const lesionados = jugadores.filter(
    ({ estado, idLiga }) => estado === 'lesion' && activas.some(({ id }) => id === idLiga),
  );
  return lesionados.map(({ id }) => ({ tipo: 'ausencia', idJugador: id, dias }));
}

/** It closes once some are created. Refused, or with none to create, it stays open as it was filled in. */
export function useGenerar(cerrar: () => void) {
  const form = useForm({ initialValues: VACIO });
  const { hacer: generar, haciendo: generando } = useHacer(
    ({ tipo, fecha1, fecha2 }: Valores) =>
      call('POST /api/private/incidencias/lesionadosSave', {
        body: { tipo: tipo as TipoLiga, fecha1: fecha1 ?? '', fecha2 },
      }),
    (creadas) => {
      if (creadas === 0) showToast(mensajes.ningunaIncidencia, 'warning');
      else {
        avisarHecho(creadasDichas(creadas));
        cerrar();
      }
    },
    (fallo) => void senalar(form, fallo),
  );
  return { form, generar, generando };
}

/** Incidents of every injured player of a type, on one or two days. docs/reglas/consecuencias.md */
export function Formulario({ cerrar }: { cerrar: () => void }) {
  const { form, generar, generando } = useGenerar(cerrar);
  const [{ data: ligas = [] }, { data: jugadores = [] }] = [useLigas(), useJugadores()];
  const cambios = cambiosDeLesionados(form.values, { ligas, jugadores });
  const tocados = useAfectados(cambios);
  const c = camposDe(form);
  return (
    <DialogForm
      action={conLoQueToca('Generar incidencias', tocados)}
      disabled={form.values.tipo === '' || form.values.fecha1 === null}
      busy={generando}
      onSubmit={() => generar(form.values)}
      onCancel={cerrar}
    >
      <p>
        Se apunta una incidencia en esas fechas (una o dos: los días de en medio no) a quien esté lesionado en
        las ligas activas de ese tipo. Las que ya existen no se repiten.
      </p>
      {c.lista('tipo', 'Tipo de liga', opciones(), { required: true, 'data-autofocus': true })}
      {en(
        'linea',
        c.dia('fecha1', 'Fecha 1', { required: true }),
        c.dia('fecha2', 'Fecha 2', { clearable: true }),
      )}
      <Afectados partidos={tocados} cambios={cambios} />
    </DialogForm>
  );
}
