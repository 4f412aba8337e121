import { NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ligasOfrecidas } from '#contract/club/ofrecido.ts';
import type { LesionadosGuardar } from '#contract/liga/incidencias.ts';
import type { Cambio } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Dia } from '#domain/fecha.ts';
import { diasDe } from '#domain/incidencia/incidencia.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { Afectados, conLoQueToca, useAfectados } from '#web/club/afectados/afectados.tsx';
import { useJugadores, useLigas, useUnaVez } from '#web/club/mesa/consultas.ts';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { avisarFallo, avisarHecho, erroresDeCampos, useRecargar } from '#web/club/mesa/ficha.tsx';
import { call } from '#web/platform/call.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { DeskModal, DialogForm } from '#web/ui/desk/modal.tsx';
import { showToast } from '#web/ui/toast.tsx';
import type { Listas } from './valores.ts';

const opciones = () => [
  { value: '', label: 'Elige el tipo' },
  ...ligasOfrecidas().map((tipo) => ({ value: tipo, label: CLASES[tipo].nombre })),
];

function avisarCreadas(creadas: number): void {
  if (creadas === 0) showToast(mensajes.ningunaIncidencia, 'warning');
  else if (creadas === 1) avisarHecho(mensajes.unaIncidencia);
  else avisarHecho(mensajes.variasIncidencias(creadas));
}

type Valores = { tipo: TipoLiga | ''; fecha1: Dia | null; fecha2: Dia | null };
type Errores = Record<string, string>;

const VACIO: Valores = { tipo: '', fecha1: null, fecha2: null };

const listo = ({ tipo, fecha1, fecha2 }: Valores): LesionadosGuardar | null =>
  tipo === '' || fecha1 === null ? null : { tipo, fecha1, fecha2 };

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

/** Closes once some are created. Refused, or with none to create, the dialog stays open as it was filled in. */
export async function generar(enviar: () => Promise<number>, cerrar: () => void): Promise<Errores> {
  try {
    const creadas = await enviar();
    avisarCreadas(creadas);
    if (creadas > 0) cerrar();
    return {};
  } catch (error) {
    avisarFallo(error);
    return erroresDeCampos(error);
  }
}

function useGenerar(cerrar: () => void) {
  const recargar = useRecargar();
  const [errores, setErrores] = useState<Errores>({});
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: LesionadosGuardar) => call('POST /api/private/incidencias/lesionadosSave', { body }),
    onSuccess: () => void recargar(),
  });
  const enviar = useUnaVez(async (datos: LesionadosGuardar) =>
    setErrores(await generar(() => mutateAsync(datos), cerrar)),
  );
  return { enviar, errores, enviando: isPending };
}

type CamposProps = { valores: Valores; errores: Errores; cambiar: (cambios: Partial<Valores>) => void };

function Campos({ valores: { tipo, fecha1, fecha2 }, errores, cambiar }: CamposProps) {
  return (
    <>
      <NativeSelect
        label="Tipo de liga"
        data={opciones()}
        value={tipo}
        required
        data-autofocus
        error={errores.tipo}
        onChange={({ currentTarget }) => cambiar({ tipo: currentTarget.value as Valores['tipo'] })}
      />
      <div className={fields.row}>
        <CampoDia
          label="Fecha 1"
          required
          value={fecha1}
          error={errores.fecha1}
          onChange={(dia) => cambiar({ fecha1: dia })}
        />
        <CampoDia
          label="Fecha 2"
          clearable
          value={fecha2}
          error={errores.fecha2}
          onChange={(dia) => cambiar({ fecha2: dia })}
        />
      </div>
    </>
  );
}

export function Formulario({ cerrar }: { cerrar: () => void }) {
  const [valores, setValores] = useState(VACIO);
  const { enviar, errores, enviando } = useGenerar(cerrar);
  const [{ data: ligas = [] }, { data: jugadores = [] }] = [useLigas(), useJugadores()];
  const cambios = cambiosDeLesionados(valores, { ligas, jugadores });
  const tocados = useAfectados(cambios);
  const datos = listo(valores);
  return (
    <DialogForm
      action={conLoQueToca('Generar incidencias', tocados)}
      disabled={!datos}
      busy={enviando}
      onSubmit={() => datos && enviar(datos)}
      onCancel={cerrar}
    >
      <p>
        Se apunta una incidencia en esas fechas (una o dos: los días de en medio no) a quien esté lesionado en
        las ligas activas de ese tipo. Las que ya existen no se repiten.
      </p>
      <Campos
        valores={valores}
        errores={errores}
        cambiar={(nuevos) => setValores((antes) => ({ ...antes, ...nuevos }))}
      />
      <Afectados partidos={tocados} cambios={cambios} />
    </DialogForm>
  );
}

/** Incidents of every injured player of a type, on one or two days. docs/reglas/consecuencias.md */
export function Lesionados({ abierto, cerrar }: { abierto: boolean; cerrar: () => void }) {
  return (
    <DeskModal opened={abierto} onClose={cerrar} title="Incidencias de lesionados">
      <Formulario cerrar={cerrar} />
    </DeskModal>
  );
}
