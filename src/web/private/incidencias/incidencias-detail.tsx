import { SegmentedControl, TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useSearchParams } from 'react-router';
import type { Incidencia, IncidenciaGuardada } from '#contract/liga/incidencias.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { Dia } from '#domain/fecha.ts';
import { MAX_MOTIVO } from '#domain/incidencia/incidencia.ts';
import { Afectados, conLoQueToca, useAfectados } from '#web/club/afectados/afectados.tsx';
import { useFicha, useJugadores, useLigas } from '#web/club/mesa/consultas.ts';
import { CampoDia, fechaConDia, periodoConDias } from '#web/club/mesa/dias.tsx';
import { Elegir, opcionesActivas } from '#web/club/mesa/elegir.tsx';
import { avisarHecho, useFichaRuta, type Volver } from '#web/club/mesa/ficha.tsx';
import { diaDeFiltro, idDeFiltro } from '#web/club/mesa/filtros.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { useEdicion } from '#web/club/mesa/use-edicion.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { DetailFrame, DetailLoad, Section, useFirstField } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import {
  cambiosDe,
  comprobar,
  jugadoresDe,
  type Listas,
  type Modo,
  nombreDeJugador,
  nuevaDe,
  paraGuardar,
  resumenDe,
  type ValoresIncidencia,
  valoresDe,
} from './valores.ts';

const leerIncidencia = (id: number) => call('GET /api/private/incidencias/:id', { params: { id } });

type Ficha = {
  incidencia: Incidencia | null;
  listas: Listas;
  volver: Volver;
  /** The player and the day of the screen that led here, for a new one. */
  idJugador: number | null;
  dia: Dia | null;
};

function textoDe({ creadas }: IncidenciaGuardada): string {
  if (creadas === 0) return 'Incidencia guardada';
  return creadas === 1 ? mensajes.unaIncidencia : mensajes.variasIncidencias(creadas);
}

const useIncidencia = ({ incidencia, listas, volver, idJugador, dia }: Ficha) =>
  useEdicion<ValoresIncidencia, Incidencia, IncidenciaGuardada>({
    entidad: incidencia,
    nueva: () => nuevaDe(listas, idJugador, dia),
    valoresDe,
    validate: comprobar,
    leer: leerIncidencia,
    enviar: (id, valores, version) =>
      call('POST /api/private/incidencias/:id', { params: { id }, body: paraGuardar(valores, version) }),
    resumen: (valores) => resumenDe(valores, listas),
    alGuardar: (guardada) => avisarHecho(textoDe(guardada)),
    volver,
    borrado: {
      titulo: 'Borrar la incidencia',
      consecuencias: async (suya) =>
        `${nombreDeJugador(listas, suya.idJugador)} volverá a ofrecerse para jugar ${suya.hasta === null ? 'el ' : ''}${periodoConDias(suya)}.`,
      borrar: (id) => call('DELETE /api/private/incidencias/:id', { params: { id } }),
      hecho: 'Incidencia borrada',
    },
  });

type FormIncidencia = ReturnType<typeof useIncidencia>['form'];

export const meta = () => metaDe({ titulo: 'Incidencia', oculta: true });

type Props = { form: FormIncidencia; listas: Listas };

/**
 * Another league has other players: the one chosen before stays only if they play in it. Somebody chosen without a
 * league brings theirs.
 */
export function elecciones({ form, listas: { jugadores } }: Props) {
  const { idLiga, idJugador } = form.values;
  const ligaDe = (quien: number | null) => jugadores.find(({ id }) => id === quien)?.idLiga ?? null;
  return {
    elegirLiga: (elegida: number | null) =>
      form.setValues({ idLiga: elegida, idJugador: ligaDe(idJugador) === elegida ? idJugador : null }),
    elegirJugador: (elegido: number | null) =>
      form.setValues({ idLiga: idLiga ?? ligaDe(elegido), idJugador: elegido }),
  };
}

function Quien({ form, listas }: Props) {
  const { idLiga, idJugador } = form.values;
  const { elegirLiga, elegirJugador } = elecciones({ form, listas });
  return (
    <div className={fields.row}>
      <Elegir
        label="Jugador"
        required
        placeholder="Escribe su nombre"
        opciones={jugadoresDe(listas, idLiga, idJugador)}
        value={idJugador}
        onChange={elegirJugador}
        error={form.errors.idJugador}
      />
      <Elegir
        label="Liga"
        required
        placeholder="La del jugador"
        opciones={opcionesActivas(listas.ligas, idLiga)}
        value={idLiga}
        onChange={elegirLiga}
        error={form.errors.idLiga}
      />
    </div>
  );
}

function Periodo({ form }: Pick<Props, 'form'>) {
  return (
    <div className={fields.row}>
      <CampoDia
        label="Desde"
        required
        value={form.values.fecha}
        onChange={(dia) => form.setFieldValue('fecha', dia)}
        error={form.errors.fecha}
      />
      <CampoDia
        label="Hasta"
        description="El último día que falta. Vacío: solo ese día."
        clearable
        abreEn={form.values.fecha}
        value={form.values.hasta}
        onChange={(dia) => form.setFieldValue('hasta', dia)}
        error={form.errors.hasta}
      />
    </div>
  );
}

/** A month on which each press takes a day or leaves it. */
function Sueltos({ form }: Pick<Props, 'form'>) {
  const { sueltos } = form.values;
  return (
    <div className="flex flex-wrap gap-4">
      <DatePicker
        type="multiple"
        value={sueltos}
        onChange={(dias) => form.setFieldValue('sueltos', dias)}
        ariaLabels={{ previousMonth: 'Mes anterior', nextMonth: 'Mes siguiente' }}
      />
      <div className={fields.stack}>
        <p role="status">
          {sueltos.length === 0 ? 'Pulsa cada día que no puede.' : cuantos(sueltos.length, 'día', 'días')}
        </p>
        <ul className="columns-4xs text-s tabular-nums">
          {sueltos.toSorted().map((dia) => (
            <li key={dia}>{fechaConDia(dia)}</li>
          ))}
        </ul>
        {form.errors.sueltos ? (
          <p role="alert" className="font-semibold text-bad">
            {form.errors.sueltos}
          </p>
        ) : null}
      </div>
    </div>
  );
}

const MODOS = [
  { value: 'periodo', label: 'Un día o un periodo' },
  { value: 'sueltos', label: 'Varios días sueltos' },
] as const;

function Cuando({ form, esNueva }: { form: FormIncidencia; esNueva: boolean }) {
  return (
    <>
      {form.values.modo === 'sueltos' ? <Sueltos form={form} /> : <Periodo form={form} />}
      {esNueva ? (
        <SegmentedControl
          className="max-w-full justify-self-start"
          classNames={{ label: 'max-sm:px-2 max-sm:text-xs max-sm:whitespace-normal' }}
          aria-label="Qué días"
          data={[...MODOS]}
          value={form.values.modo}
          onChange={(modo) => form.setFieldValue('modo', modo as Modo)}
        />
      ) : null}
      <TextInput
        label="Motivo"
        description="Si ayuda: viaje, exámenes… Solo se ve aquí."
        maxLength={MAX_MOTIVO}
        autoComplete="off"
        {...form.getInputProps('motivo')}
      />
    </>
  );
}

function FichaIncidencia(ficha: Ficha) {
  const { incidencia, listas } = ficha;
  const { form, marco } = useIncidencia(ficha);
  // Of one that exists, or of somebody whose page led here, what is to be written is the day.
  useFirstField(incidencia || ficha.idJugador !== null ? 'input[data-dates-input]' : undefined);
  const cambiosQueTocan = cambiosDe(form.values);
  const tocados = useAfectados(cambiosQueTocan);
  const nombre = nombreDeJugador(listas, incidencia?.idJugador ?? null);
  return (
    <DetailFrame
      title={incidencia ? `Incidencia de ${nombre}` : 'Nueva incidencia'}
      {...marco}
      saveLabel={conLoQueToca('Guardar', tocados)}
    >
      <Section title="Incidencia" hint="Esos días no se ofrece al jugador para ningún partido.">
        <Quien form={form} listas={listas} />
        <Cuando form={form} esNueva={incidencia === null} />
        <Afectados partidos={tocados} cambios={cambiosQueTocan} />
      </Section>
    </DetailFrame>
  );
}

/** Of the address: whom the screen that led here was about, and which day. */
function useDeQuien(): Pick<Ficha, 'idJugador' | 'dia'> {
  const [params] = useSearchParams();
  return { idJugador: idDeFiltro(params.get('jugador') ?? ''), dia: diaDeFiltro(params.get('dia') ?? '') };
}

export default function IncidenciasDetail() {
  const { id, volver } = useFichaRuta(rutasPrivadas.incidencias());
  const deQuien = useDeQuien();
  const ficha = useFicha('incidencias', id, () => leerIncidencia(id));
  const [ligas, jugadores] = [useLigas(), useJugadores()];
  const listas = () => ({ ligas: ligas.data ?? [], jugadores: jugadores.data ?? [] });
  return (
    <DetailLoad queries={[ficha, ligas, jugadores]} onBack={volver}>
      {() => (
        <FichaIncidencia
          key={id}
          incidencia={ficha.data ?? null}
          listas={listas()}
          volver={volver}
          {...deQuien}
        />
      )}
    </DetailLoad>
  );
}
