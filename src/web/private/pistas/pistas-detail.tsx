import { Checkbox, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Cambio } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { sitioDe } from '#contract/sitio/sitio.ts';
import { Afectados, conLoQueToca, useAfectados } from '#web/club/afectados/afectados.tsx';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { CampoActiva } from '#web/club/mesa/elegir.tsx';
import { avisarHecho, useFichaRuta, type Volver } from '#web/club/mesa/ficha.tsx';
import { cuantos, SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { useEdicion } from '#web/club/mesa/use-edicion.ts';
import { metaDe } from '#web/club/meta.ts';
import { InsigniaActiva } from '#web/club/zona.tsx';
import { call } from '#web/platform/call.ts';
import { cx } from '#web/ui/cx.ts';
import { Column, DetailFrame, DetailLoad, Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { mayFocus } from '#web/ui/desk/focus.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { Lista, SuSemana } from './proximos.tsx';

export const meta = () => metaDe({ titulo: 'Pista', oculta: true });

type Valores = Pick<Pista, 'nombre' | 'estado'>;

const NUEVA: Valores = { nombre: '', estado: 'activa' };

const valoresDe = ({ nombre, estado }: Pista): Valores => ({ nombre, estado });

const leer = (id: number) => call('GET /api/private/pistas/:id', { params: { id } });

/** "Prado 3" after "Prado 2", and "Central 2" after "Central". */
export function siguienteNombre(nombre: string): string {
  const [, antes = nombre, numero = '1'] = /^(.*?)\s*(\d+)$/u.exec(nombre.trim()) ?? [];
  return `${antes.trim()} ${Number(numero) + 1}`;
}

const sinNombre = (nombre: string) => (nombre.trim() ? null : 'Escribe el nombre de la pista');

async function consecuencias({ id, nombre }: Pista): Promise<string> {
  const partidos = await call('POST /api/private/partidos', {
    body: { fecha: null, idPista: id, idLiga: null, jugador: null },
  });
  if (partidos.length === 0) return `Se borrará «${nombre}». No tiene partidos. ${SE_DESHACE}`;
  return `«${nombre}» tiene ${cuantos(partidos.length, 'partido', 'partidos')}: una pista con partidos no se borra, se marca como inactiva.`;
}

type Props = {
  pista: Pista | null;
  /** What a new one begins with. */
  nombre: string;
  volver: Volver;
  otra: Otra;
};

/** Whether, once a new one is saved, the next one is written. */
type Otra = { quiere: boolean; querer: (quiere: boolean) => void; empezar: (trasNombre: string) => void };

const usePista = ({ pista, nombre: inicial, volver, otra }: Props) => {
  const ultima = useRef('');
  return useEdicion({
    entidad: pista,
    nueva: () => ({ ...NUEVA, nombre: inicial }),
    valoresDe,
    validate: { nombre: sinNombre },
    leer,
    enviar: (id, valores, version) =>
      call('POST /api/private/pistas/:id', { params: { id }, body: { ...valores, version } }),
    resumen: ({ nombre, estado }) => [
      ['Nombre', nombre],
      ['Estado', estado],
    ],
    alGuardar: ({ nombre }) => {
      ultima.current = nombre;
      avisarHecho(`Pista guardada: ${nombre}`);
    },
    volver: (fila) => (otra.quiere && ultima.current ? otra.empezar(ultima.current) : volver(fila)),
    borrado: {
      titulo: 'Borrar la pista',
      consecuencias,
      borrar: (id) => call('DELETE /api/private/pistas/:id', { params: { id } }),
      hecho: 'Pista borrada',
    },
  });
};

/** A court that closes may have matches to come. */
const cambiosDe = (pista: Pista | null, { estado }: Valores): Cambio[] =>
  pista?.estado === 'activa' && estado === 'inactiva' ? [{ tipo: 'pista', idPista: pista.id }] : [];

/** Where it is, which its name says, and what to do when it cannot be used for some days. */
const BAJO = cx('block text-ink-soft');

function Donde({ nombre }: Pick<Pista, 'nombre'>) {
  const sitio = sitioDe(nombre.trim());
  return (
    <dl className="grid gap-x-3 border-t border-hairline pt-3 text-s md:grid-cols-label md:gap-y-3">
      <dt className="text-ink-soft">Sede</dt>
      <dd className="m-0">
        {sitio.nombre}
        <small className={BAJO}>{sitio.direccion}</small>
        <small className={BAJO}>La sede sale del nombre de la pista.</small>
      </dd>
      <dt className="text-ink-soft max-md:mt-3">¿No se puede usar?</dt>
      <dd className="m-0">
        <Link to={rutasPrivadas.suspender()}>Suspender partidos</Link>
        <small className={BAJO}>Se mueven a otro día o se aplazan.</small>
      </dd>
    </dl>
  );
}

function Ficha(props: Props) {
  const { pista, otra } = props;
  const { form, marco } = usePista(props);
  const tocan = cambiosDe(pista, form.values);
  const tocados = useAfectados(tocan);
  const enMovil = useIsPhone();
  return (
    <DetailFrame
      title={pista?.nombre ?? 'Nueva pista'}
      badge={pista ? <InsigniaActiva estado={pista.estado} /> : null}
      {...marco}
      saveLabel={conLoQueToca('Guardar', tocados)}
    >
      {enMovil && pista ? (
        <Column>
          <SuSemana idPista={pista.id} />
          <Lista idPista={pista.id} aLaVista={3} />
        </Column>
      ) : null}
      <Column>
        <Section title="Datos">
          <div className={fields.row}>
            <TextInput
              label="Nombre"
              description="Como la llamáis: Pista 1, Central…"
              withAsterisk
              maxLength={60}
              autoFocus={mayFocus()}
              {...form.getInputProps('nombre')}
            />
            <CampoActiva {...form.getInputProps('estado')} />
          </div>
          <Afectados partidos={tocados} cambios={tocan} />
          {pista ? (
            <Donde nombre={form.values.nombre} />
          ) : (
            <Checkbox
              label="Añadir otra después"
              description="Al guardar, la siguiente queda preparada con su nombre."
              checked={otra.quiere}
              onChange={({ currentTarget }) => otra.querer(currentTarget.checked)}
            />
          )}
        </Section>
        {pista && !enMovil ? <SuSemana idPista={pista.id} /> : null}
      </Column>
      {pista && !enMovil ? <Lista idPista={pista.id} /> : null}
    </DetailFrame>
  );
}

export default function PistasDetail() {
  const { id, volver } = useFichaRuta(rutasPrivadas.pistas());
  const consulta = useFicha('pistas', id, () => leer(id));
  const [quiere, querer] = useState(false);
  const [nombre, empezar] = useState('');
  const otra = { quiere, querer, empezar: (tras: string) => empezar(siguienteNombre(tras)) };
  return (
    <DetailLoad queries={[consulta]} onBack={volver}>
      {() => (
        <Ficha
          key={`${id} ${nombre}`}
          pista={consulta.data ?? null}
          nombre={nombre}
          volver={volver}
          otra={otra}
        />
      )}
    </DetailLoad>
  );
}
