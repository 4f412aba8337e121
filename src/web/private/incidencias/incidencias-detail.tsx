import { useSearchParams } from 'react-router';
import type { Incidencia, IncidenciaGuardada } from '#contract/incidencias.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { Afectados, guardarQueToca, useAfectados } from '#web/club/afectados/afectados.tsx';
import { useFicha, useJugadores, useLigas } from '#web/club/mesa/consultas.ts';
import { CampoDia, fechaConDia } from '#web/club/mesa/dias.tsx';
import { Elegir, opcionesActivas } from '#web/club/mesa/elegir.tsx';
import { useFichaRuta, type Volver } from '#web/club/mesa/ficha.tsx';
import { idDeFiltro } from '#web/club/mesa/filtros.tsx';
import { useEdicion } from '#web/club/mesa/use-edicion.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import fields from '#web/ui/desk/desk.module.css';
import { DetailFrame, DetailLoad, Section, useFirstField } from '#web/ui/desk/detail-frame.tsx';
import { showToast } from '#web/ui/toast.tsx';
import {
  cambiosDe,
  comprobar,
  jugadoresDe,
  type Listas,
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
  /** The player whose page led here, for a new one. */
  idJugador: number | null;
};

function textoDe({ creadas }: IncidenciaGuardada): string {
  if (creadas === 0) return 'Incidencia guardada';
  return creadas === 1 ? mensajes.unaIncidencia : mensajes.variasIncidencias(creadas);
}

const useIncidencia = ({ incidencia, listas, volver, idJugador }: Ficha) =>
  useEdicion<ValoresIncidencia, Incidencia, IncidenciaGuardada>({
    entidad: incidencia,
    nueva: () => nuevaDe(listas, idJugador),
    valoresDe,
    validate: comprobar,
    leer: leerIncidencia,
    enviar: (id, valores, version) =>
      call('POST /api/private/incidencias/:id', { params: { id }, body: paraGuardar(valores, version) }),
    resumen: (valores) => resumenDe(valores, listas),
    alGuardar: (guardada) => showToast(textoDe(guardada), 'success'),
    volver,
    borrado: {
      titulo: 'Borrar la incidencia',
      consecuencias: async (suya) =>
        `${nombreDeJugador(listas, suya.idJugador)} volverá a ofrecerse para jugar el ${fechaConDia(suya.fecha)}.`,
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
function elecciones({ form, listas: { jugadores } }: Props) {
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

function Cuando({ form, esNueva }: { form: FormIncidencia; esNueva: boolean }) {
  return (
    <div className={fields.row}>
      <CampoDia
        label={esNueva ? 'Fecha 1' : 'Fecha'}
        required
        value={form.values.fecha}
        onChange={(dia) => form.setFieldValue('fecha', dia)}
        error={form.errors.fecha}
      />
      {esNueva ? (
        <CampoDia
          label="Fecha 2"
          description="Un segundo día, no el final de un periodo."
          clearable
          value={form.values.fecha2}
          onChange={(dia) => form.setFieldValue('fecha2', dia)}
          error={form.errors.fecha2}
        />
      ) : null}
    </div>
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
      saveLabel={guardarQueToca(tocados)}
    >
      <Section title="Incidencia" hint="Ese día no se ofrece al jugador para ningún partido.">
        <Quien form={form} listas={listas} />
        <Cuando form={form} esNueva={incidencia === null} />
        <Afectados partidos={tocados} cambios={cambiosQueTocan} />
      </Section>
    </DetailFrame>
  );
}

const useIdJugador = (): number | null => idDeFiltro(useSearchParams()[0].get('jugador') ?? '');

export default function IncidenciasDetail() {
  const { id, volver } = useFichaRuta(rutasPrivadas.incidencias());
  const idJugador = useIdJugador();
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
          idJugador={idJugador}
        />
      )}
    </DetailLoad>
  );
}
