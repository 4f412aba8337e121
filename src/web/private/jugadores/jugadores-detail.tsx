import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import type { Jugador } from '#contract/jugadores.ts';
import type { Liga } from '#contract/ligas.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { ESTADO_DE_JUGADOR, ESTADOS_JUGADOR } from '#domain/liga/liga.ts';
import { MAX_NOMBRE_DEPORTIVO } from '#domain/persona/mensajes.ts';
import { Afectados } from '#web/club/afectados/afectados.tsx';
import { guardarQueToca, useAfectados } from '#web/club/afectados/use-afectados.ts';
import { InsigniaEstado } from '#web/club/insignia-estado.tsx';
import { useFicha, useLigas } from '#web/club/mesa/consultas.ts';
import { Elegir } from '#web/club/mesa/elegir.tsx';
import { opcionesActivas } from '#web/club/mesa/opciones.ts';
import { useFichaRuta } from '#web/club/mesa/use-ficha-ruta.ts';
import { metaDe } from '#web/club/meta.ts';
import { DetailFrame, Section } from '#web/ui/desk/detail-frame.tsx';
import { DetailLoad } from '#web/ui/desk/detail-load.tsx';
import fields from '#web/ui/desk/fields.module.css';
import { cambiosDe } from './cambios.ts';
import { Incidencias } from './incidencias.tsx';
import { Personales } from './personales.tsx';
import { type Ficha, type FormJugador, leerJugador, useJugador } from './use-jugador.ts';

export const meta = () => metaDe({ titulo: 'Jugador', oculta: true });

const ESTADOS = ESTADOS_JUGADOR.map((estado) => ({ value: estado, label: ESTADO_DE_JUGADOR[estado] }));

type Props = { form: FormJugador };

function Datos({ form }: Props) {
  return (
    <Section title="Datos">
      <div className={fields.row}>
        <TextInput label="Nombre" withAsterisk maxLength={80} autoFocus {...form.getInputProps('nombre')} />
        <NativeSelect label="Estado" data={ESTADOS} {...form.getInputProps('estado')} />
      </div>
      <div className={fields.row}>
        <TextInput
          label="Nombre deportivo"
          description="Con el que aparece en la web. Vacío: su nombre entero o, si es o fue de la liga infantil, el nombre y la inicial."
          maxLength={MAX_NOMBRE_DEPORTIVO}
          autoComplete="off"
          {...form.getInputProps('nombreDeportivo')}
        />
      </div>
      <div className={fields.row}>
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <TextInput
          label="Teléfono"
          type="tel"
          maxLength={40}
          autoComplete="off"
          {...form.getInputProps('telefono')}
        />
      </div>
    </Section>
  );
}

function Juega({ form, ligas }: Props & { ligas: readonly Liga[] }) {
  return (
    <Section title="Dónde juega">
      <div className={fields.row}>
        <Elegir
          label="Liga y división"
          placeholder="Sin liga"
          clearable
          opciones={opcionesActivas(ligas, form.values.idLiga)}
          value={form.values.idLiga}
          onChange={(idLiga) => form.setFieldValue('idLiga', idLiga)}
          error={form.errors.idLiga}
        />
        <Checkbox
          label="Disponible para amistosos"
          description="Las propuestas pueden darle partidos amistosos."
          {...form.getInputProps('disponibleAmistosos', { type: 'checkbox' })}
        />
      </div>
    </Section>
  );
}

/** Where the rest of what is known of them is: their matches, and what everybody sees. */
function Suyo({ jugador: { id, nombre } }: { jugador: Jugador }) {
  return (
    <Section title="Sus partidos">
      <div className={fields.row}>
        <Link to={rutasPrivadas.partidosDe(nombre)}>Verlos y corregirlos</Link>
        <Link to={rutas.jugador(id)}>Su página en la web</Link>
      </div>
    </Section>
  );
}

function FichaJugador({ jugador, ligas, volver }: Ficha) {
  const { form, cambios, guardar, guardando, borrar } = useJugador({ jugador, ligas, volver });
  const tocan = cambiosDe(jugador, form.values);
  const tocados = useAfectados(tocan);
  const olvidado = () => {
    cambios.darPorGuardado();
    volver(jugador?.id ?? 0);
  };
  return (
    <DetailFrame
      title={jugador?.nombre ?? 'Nuevo jugador'}
      badge={jugador ? <InsigniaEstado estado={jugador.estado} /> : null}
      isSaving={guardando}
      hasChanges={cambios.hayCambios}
      onSave={guardar}
      onBack={volver}
      onDelete={jugador ? borrar : null}
      saveLabel={guardarQueToca(tocados)}
    >
      <Datos form={form} />
      <Juega form={form} ligas={ligas} />
      <Afectados partidos={tocados} cambios={tocan} />
      {jugador ? <Suyo jugador={jugador} /> : null}
      {jugador ? <Incidencias idJugador={jugador.id} /> : null}
      {jugador ? <Personales id={jugador.id} alBorrar={olvidado} /> : null}
    </DetailFrame>
  );
}

export default function JugadoresDetail() {
  const { id, volver } = useFichaRuta(rutasPrivadas.jugadores());
  const consulta = useFicha('jugadores', id, () => leerJugador(id));
  const ligas = useLigas();
  return (
    <DetailLoad queries={[consulta, ligas]} onBack={volver}>
      {() => (
        <FichaJugador key={id} jugador={consulta.data ?? null} ligas={ligas.data ?? []} volver={volver} />
      )}
    </DetailLoad>
  );
}
