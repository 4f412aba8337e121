import { Checkbox, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Clausura } from '#contract/liga/clausuras.ts';
import type { PartidoAfectado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { sigueEn } from '#domain/clausura/clausura.ts';
import { diaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { useAfectados } from '#web/club/afectados/afectados.tsx';
import { camposDe, en } from '#web/club/mesa/campos.tsx';
import { CLAUSURAS, PISTAS, usePistas } from '#web/club/mesa/consultas.ts';
import { periodoBreve } from '#web/club/mesa/dias.tsx';
import { cuantos, SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { type Partes, recurso, type Vista } from '#web/club/mesa/recurso.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { queryClient } from '#web/platform/queries.ts';
import { Badge } from '#web/ui/card.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { DialogButton } from '#web/ui/desk/modal.tsx';
import { useReadOnly } from '#web/ui/reach.ts';
import { cambiosDe, conNombre, forma, paraGuardar, type Que, type Valores } from './cerrada.ts';
import { Festivos } from './festivos.tsx';

type Cerrada = Clausura & { nombre: string };
type Fila = Cerrada & { tocados: readonly PartidoAfectado[] };

const nombrada = async (pedida: Promise<Clausura>): Promise<Cerrada> =>
  conNombre(await pedida, await queryClient.ensureQueryData(PISTAS));

function useTodas({ pasadas }: typeof SIN_FILTROS) {
  const { data: pistas = [] } = usePistas();
  const hoy = hoyDelClub();
  return useQuery({
    ...CLAUSURAS,
    select: (todas) =>
      todas.filter((una) => pasadas !== '' || sigueEn(una, hoy)).map((una) => conNombre(una, pistas)),
  });
}

const columnas = (hoy: string): Vista<Fila>['columnas'] => [
  { id: 'nombre', title: 'Qué se cierra', cell: ({ nombre }) => nombre, sort: ({ nombre }) => nombre },
  { id: 'cuando', title: 'Cuándo', cell: (una) => periodoBreve(una), sort: ({ fecha }) => fecha },
  {
    id: 'estado',
    title: 'Partidos',
    phone: 'end',
    cell: ({ tocados, ...una }) => {
      if (tocados.length > 0)
        return <Badge tone="bad">{cuantos(tocados.length, 'partido', 'partidos')}</Badge>;
      return sigueEn(una, hoy) ? '' : <Badge>Pasado</Badge>;
    },
    sort: ({ tocados }) => tocados.length,
    says: ({ tocados, ...una }) => tocados.length > 0 || !sigueEn(una, hoy),
  },
];

const FESTIVOS = (
  <DialogButton label="Apuntar festivos" title="Festivos del club">
    {(cerrar) => <Festivos cerrar={cerrar} />}
  </DialogButton>
);

const comoCambio = (una: Clausura) => ({ tipo: 'clausura' as const, ...paraGuardar(forma.valores(una)) });

const esLaMisma = (motivo: ReturnType<typeof comoCambio>, una: Clausura): boolean =>
  JSON.stringify(comoCambio({ ...una, ...motivo })) === JSON.stringify(comoCambio(una));

/** What is shut from today on, and the matches that are still there. */
function useVista(cerradas: readonly Cerrada[]): Vista<Fila> {
  const hoy = hoyDelClub();
  const { data: pistas = [] } = usePistas();
  const cambios = cerradas.filter((una) => sigueEn(una, hoy)).map(comoCambio);
  const tocados = useAfectados(cambios);
  const toca = (una: Cerrada) =>
    tocados.filter(({ motivos }) =>
      motivos.some((motivo) => motivo.tipo === 'clausura' && esLaMisma(motivo, una)),
    );
  const filas = cerradas.map((una) => ({ ...una, tocados: toca(una) }));
  return {
    filas,
    columnas: columnas(hoy),
    resumen: [
      cuantos(filas.length, 'cierre', 'cierres'),
      ...(tocados.length > 0
        ? [cuantos(tocados.length, 'partido puesto a esas horas', 'partidos puestos a esas horas')]
        : []),
    ].join(' · '),
    mas: useReadOnly() || pistas.length === 0 ? null : FESTIVOS,
  };
}

/** All of a day at once: what the house has for rain, with those matches chosen. */
function DeUnaVez({ tocados }: { tocados: readonly PartidoAfectado[] }) {
  const dias = [...Map.groupBy(tocados, ({ fecha }) => diaDe(fecha))];
  if (tocados.length < 2) return null;
  return (
    <p>
      O todos de una vez, a otro día o aplazados:{' '}
      {dias.map(([dia, suyos], n) => (
        <span key={dia}>
          {n > 0 ? ' · ' : ''}
          <Link
            to={rutasPrivadas.suspenderPartidos(
              dia,
              suyos.map(({ id }) => id),
            )}
          >
            {semanaCorta(dia)} ({cuantos(suyos.length, 'partido', 'partidos')})
          </Link>
        </span>
      ))}
    </p>
  );
}

const QUE = [
  { value: 'pistas', label: 'Algunas pistas' },
  { value: 'club', label: 'Todo el club' },
];

function Ficha({ entidad, form, campo, pie }: Partes<Cerrada, Valores>) {
  const { data: pistas = [] } = usePistas();
  const { que, fecha } = form.values;
  const tocados = useAfectados(cambiosDe(form.values));
  const opciones = pistas
    .filter(({ id, estado }) => estado === 'activa' || form.values.pistas.includes(id))
    .map(({ id, nombre }) => ({ value: id, label: nombre }));
  const c = camposDe(form);
  return (
    <Section
      title="Cierre"
      hint="A esas horas no se ofrece ni se deja poner ningún partido. Al acabar se abre solo."
    >
      <SegmentedControl
        className="max-w-full justify-self-start"
        aria-label="Qué se cierra"
        data={QUE}
        value={que}
        onChange={(elegido) => form.setFieldValue('que', elegido as Que)}
      />
      {que === 'pistas' ? c.varias('pistas', opciones) : null}
      {en(
        'linea',
        campo('fecha', { label: 'Desde el día' }),
        campo('hasta', { label: 'Hasta el día', abreEn: fecha }),
      )}
      {en('linea', campo('inicio'), campo('fin'))}
      {campo('motivo')}
      {pie}
      {entidad ? <DeUnaVez tocados={tocados} /> : null}
    </Section>
  );
}

const SIN_FILTROS = { pasadas: '' };

const cerradas = recurso({
  palabras: {
    titulo: 'Pistas cerradas y festivos',
    una: 'Cierre de pistas',
    nueva: 'Nuevo cierre',
    borrar: 'Borrar el cierre',
    borrada: 'Cierre borrado',
    vacia: [
      'No hay nada cerrado de aquí en adelante',
      'Apunta las obras de una pista o los festivos del club: a esas horas no se ofrecerá ningún partido. Lo que ya ha acabado sale con «También los pasados».',
    ],
  },
  llamadas: {
    clave: 'clausuras',
    lista: rutasPrivadas.clausuras(),
    ruta: rutasPrivadas.clausura,
    useTodas,
    leer: (id) => nombrada(call('GET /api/private/clausuras/:id', { params: { id } })),
    guardar: (id, { version, ...valores }) =>
      nombrada(
        call('POST /api/private/clausuras/:id', {
          params: { id },
          body: { ...paraGuardar(valores), version },
        }),
      ),
    borrar: (id) => call('DELETE /api/private/clausuras/:id', { params: { id } }),
  },
  forma,
  lista: {
    useVista,
    filtros: {
      vacios: SIN_FILTROS,
      vista: ['pasadas'],
      elegidos: true,
      campos: () => null,
      aparte: (campo) => (
        <Checkbox
          className="max-lg:mt-3 lg:flex lg:min-h-control lg:items-center"
          label="También los pasados"
          checked={campo('pasadas').valor !== ''}
          onChange={({ currentTarget }) => campo('pasadas').cambiar(currentTarget.checked ? 'si' : '')}
        />
      ),
    },
  },
  ficha: {
    guardada: ({ nombre }) => `Guardado: ${nombre}`,
    Partes: Ficha,
    toca: (_, valores) => cambiosDe(valores),
    borrarSi: async ({ nombre, ...una }) => ({
      texto: `Se borrará «${nombre}» (${periodoBreve(una)}): esas horas se abren. ${SE_DESHACE}`,
    }),
    empieza: (address) => ({ pistas: [Number(address.get('pista'))].filter(Boolean) }),
  },
});

export const { meta } = cerradas;
export default cerradas.Pantalla;
