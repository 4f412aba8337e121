import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { CampoDia } from '#web/club/mesa/campo-dia.tsx';
import { useFicha, useJugadores, useLigas } from '#web/club/mesa/consultas.ts';
import { Elegir } from '#web/club/mesa/elegir.tsx';
import { opcionesActivas } from '#web/club/mesa/opciones.ts';
import { useFichaRuta } from '#web/club/mesa/use-ficha-ruta.ts';
import { metaDe } from '#web/club/meta.ts';
import { DetailFrame, Section } from '#web/ui/desk/detail-frame.tsx';
import { DetailLoad } from '#web/ui/desk/detail-load.tsx';
import fields from '#web/ui/desk/fields.module.css';
import { type Ficha, type FormIncidencia, leerIncidencia, useIncidencia } from './use-incidencia.ts';
import { jugadoresDe, type Listas, nombreDeJugador } from './valores.ts';

export const meta = () => metaDe({ titulo: 'Incidencia', oculta: true });

type Props = { form: FormIncidencia; listas: Listas };

/** Another league has other players: the one chosen before stays only if they play in it. */
function Quien({ form, listas }: Props) {
  const { idLiga, idJugador } = form.values;
  const elegirLiga = (elegida: number | null) => {
    const juegaAhi = listas.jugadores.some(({ id, idLiga: suya }) => id === idJugador && suya === elegida);
    form.setValues({ idLiga: elegida, idJugador: juegaAhi ? idJugador : null });
  };
  return (
    <div className={fields.row}>
      <Elegir
        label="Liga"
        required
        placeholder="Escribe para buscar"
        opciones={opcionesActivas(listas.ligas, idLiga)}
        value={idLiga}
        onChange={elegirLiga}
        error={form.errors.idLiga}
      />
      <Elegir
        label="Jugador"
        required
        placeholder={idLiga === null ? 'Elige antes la liga' : 'Escribe para buscar'}
        opciones={jugadoresDe(listas, idLiga, idJugador)}
        value={idJugador}
        onChange={(id) => form.setFieldValue('idJugador', id)}
        error={form.errors.idJugador}
      />
    </div>
  );
}

/** One day; two when it is new. Spec §2, "Incidencia detail". */
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

function FichaIncidencia({ incidencia, listas, volver }: Ficha) {
  const { form, cambios, guardar, guardando, borrar } = useIncidencia({ incidencia, listas, volver });
  const nombre = nombreDeJugador(listas, incidencia?.idJugador ?? null);
  return (
    <DetailFrame
      title={incidencia ? `Incidencia de ${nombre}` : 'Nueva incidencia'}
      isSaving={guardando}
      hasChanges={cambios.hayCambios}
      onSave={guardar}
      onBack={volver}
      onDelete={incidencia ? borrar : null}
    >
      <Section title="Incidencia" hint="Ese día no se ofrece al jugador para ningún partido.">
        <Quien form={form} listas={listas} />
        <Cuando form={form} esNueva={incidencia === null} />
      </Section>
    </DetailFrame>
  );
}

export default function IncidenciasDetail() {
  const { id, volver } = useFichaRuta(rutasPrivadas.incidencias());
  const ficha = useFicha('incidencias', id, () => leerIncidencia(id));
  const [ligas, jugadores] = [useLigas(), useJugadores()];
  const listas = () => ({ ligas: ligas.data ?? [], jugadores: jugadores.data ?? [] });
  return (
    <DetailLoad queries={[ficha, ligas, jugadores]} onBack={volver}>
      {() => <FichaIncidencia key={id} incidencia={ficha.data ?? null} listas={listas()} volver={volver} />}
    </DetailLoad>
  );
}
