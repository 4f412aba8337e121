import { Link } from 'react-router';
import { club } from '#club';
import type { Clausura } from '#contract/liga/clausuras.ts';
import type { Cambio, PartidoEncontrado } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { sitioDe } from '#contract/sitio/sitio.ts';
import { PISTA } from '#domain/campos.ts';
import { laQueCierra } from '#domain/clausura/clausura.ts';
import { type Dia, diaDe, horaDe, sumarDias, sumarMinutos } from '#domain/fecha.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { useClausuras, usePistas } from '#web/club/mesa/consultas.ts';
import { Quienes } from '#web/club/mesa/cortos.tsx';
import { usePorJugarDesde } from '#web/club/mesa/dia-de-juego.tsx';
import { columnaDelCampo, formaDe } from '#web/club/mesa/formulario.tsx';
import { cuantos, SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { cuandoEs } from '#web/club/mesa/partido.tsx';
import { type Partes, recurso, type Vista } from '#web/club/mesa/recurso.tsx';
import { InsigniaEstado } from '#web/club/piezas/partido.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { InsigniaActiva } from '#web/club/zona.tsx';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Column, Section } from '#web/ui/desk/detail-frame.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { deAhora, Lista, LLENO, OCHO, Ocupacion, SuSemana } from './proximos.tsx';

type Fila = Pista & ReturnType<typeof deAhora> & { cerrada: Clausura | undefined };

const antesDe = (partidos: readonly PartidoEncontrado[], hasta: string): number =>
  partidos.filter(({ fecha }) => fecha < hasta).length;

const libreHasta = (siguiente: Fila['siguiente'], hoy: Dia): string =>
  siguiente && diaDe(siguiente.fecha) === hoy ? `hasta las ${horaDe(siguiente.fecha)}` : 'el resto del día';

const EnUso = ({ enJuego, cerrada }: Pick<Fila, 'enJuego' | 'cerrada'>) => {
  if (enJuego) return <InsigniaEstado estado="enJuego" />;
  return cerrada ? <Badge tone="warn">Cerrada</Badge> : <Badge>Libre</Badge>;
};

const Ahora = ({ enJuego, siguiente, cerrada, hoy }: Fila & { hoy: Dia }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    <EnUso enJuego={enJuego} cerrada={cerrada} />{' '}
    {enJuego ? (
      <span>
        <Quienes {...enJuego} />, hasta las {horaDe(sumarMinutos(enJuego.fecha, enJuego.duracion))}
      </span>
    ) : (
      <span className="text-ink-soft">{cerrada ? cerrada.motivo : libreHasta(siguiente, hoy)}</span>
    )}
  </span>
);

function Despues({ siguiente, hoy }: Fila & { hoy: Dia }) {
  if (!siguiente) return 'Sin partidos';
  const cuando = diaDe(siguiente.fecha) === hoy ? `Hoy, ${horaDe(siguiente.fecha)}` : cuandoEs(siguiente);
  return (
    <span>
      {cuando} · <Quienes {...siguiente} />
    </span>
  );
}

const columnas = (hoy: Dia): Vista<Fila>['columnas'] => [
  {
    id: 'nombre',
    title: 'Pista',
    cell: ({ nombre }) => <span className="whitespace-nowrap">{nombre}</span>,
    sort: ({ nombre }) => nombre,
  },
  {
    id: 'sede',
    title: 'Sede',
    phone: 'hidden',
    cell: ({ nombre }) => sitioDe(nombre).nombre,
    sort: ({ nombre }) => sitioDe(nombre).nombre,
    // A court that begins with its site's name has said it.
    says: ({ nombre }) => Object.keys(club.centros).length > 1 && !nombre.startsWith(sitioDe(nombre).nombre),
  },
  { ...columnaDelCampo<Fila>(PISTA, 'deporte'), says: ({ deporte }) => deporte !== DE_SIEMPRE.deporte },
  'superficie',
  { id: 'ahora', title: 'Ahora', cell: (fila) => <Ahora {...fila} hoy={hoy} /> },
  {
    id: 'despues',
    title: 'Después',
    phone: 'titled',
    cell: (fila) => <Despues {...fila} hoy={hoy} />,
    sort: ({ siguiente }) => siguiente?.fecha ?? '9999',
  },
  {
    id: 'semana',
    title: 'Próximos 8 días',
    phone: 'line',
    cell: ({ quedan }) => (
      <span className="inline-flex items-center gap-2 py-1 align-middle whitespace-nowrap">
        <Ocupacion hoy={hoy} partidos={quedan} />
        {cuantos(antesDe(quedan, sumarDias(hoy, OCHO)), 'partido', 'partidos')}
      </span>
    ),
    sort: ({ quedan }) => antesDe(quedan, sumarDias(hoy, OCHO)),
  },
  {
    id: 'estado',
    title: 'Estado',
    phone: 'end',
    cell: ({ estado }) => <InsigniaActiva estado={estado} />,
    sort: ({ estado }) => estado,
    says: ({ estado }) => estado !== 'activa',
  },
];

function resumen(pistas: readonly Pista[]): string {
  const cerradas = pistas.filter(({ estado }) => estado !== 'activa').length;
  return [
    cuantos(pistas.length, 'pista', 'pistas'),
    ...(cerradas === 0 ? [] : [cuantos(cerradas, 'inactiva', 'inactivas')]),
    ...(pistas.length === 0 ? [] : [`cada barra es un día: llena, ${LLENO / 60} horas`]),
  ].join(' · ');
}

/** Under its site: whether it is free, who has it, who comes next, and how busy it is. */
function useVista(pistas: readonly Pista[]): Vista<Fila> {
  const ahora = ahoraDelClub();
  const { data: porJugar = [] } = usePorJugarDesde(diaDe(ahora));
  const { data: clausuras = [] } = useClausuras();
  const cerradaAhora = (idPista: number) => laQueCierra(clausuras, { fecha: ahora, duracion: 1, idPista });
  const porPista = Map.groupBy(porJugar, ({ idPista }) => idPista);
  const porSedes = Object.keys(club.centros).length > 1;
  return {
    filas: pistas.map((pista) => ({
      ...pista,
      ...deAhora(porPista.get(pista.id) ?? [], ahora),
      cerrada: cerradaAhora(pista.id),
    })),
    columnas: columnas(diaDe(ahora)),
    ...(porSedes && { grupo: { de: ({ nombre }) => sitioDe(nombre).nombre, por: 'nombre' } }),
    resumen: resumen(pistas),
    mas:
      pistas.length === 0 ? null : (
        <ButtonLink to={rutasPrivadas.clausuras()}>Cerradas y festivos</ButtonLink>
      ),
  };
}

const BAJO = cx('block text-ink-soft');

/** Where it is, which its name says, and what to do when it cannot be used for some days. */
function Donde({ id, nombre }: Pick<Pista, 'id' | 'nombre'>) {
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
        <Link to={rutasPrivadas.nuevaClausura(id)}>Cerrarla unos días</Link>
        <small className={BAJO}>Dice qué partidos toca, y se abre sola al acabar.</small>
        <Link to={rutasPrivadas.suspender()}>Suspender partidos</Link>
        <small className={BAJO}>Se mueven a otro día o se aplazan.</small>
      </dd>
    </dl>
  );
}

/** What comes of it first, in the hand; on a laptop, beside it. */
function Ficha({
  entidad: pista,
  form,
  todos,
  pie,
}: Partes<Pista, Pick<Pista, 'nombre' | 'estado' | 'deporte'>>) {
  const enMovil = useIsPhone();
  const semana = pista ? <SuSemana idPista={pista.id} /> : null;
  return (
    <>
      {enMovil && pista ? (
        <Column>
          {semana}
          <Lista idPista={pista.id} aLaVista={3} />
        </Column>
      ) : null}
      <Column>
        <Section title="Datos">
          {todos}
          {pie}
          {pista ? <Donde id={pista.id} nombre={form.values.nombre} /> : null}
        </Section>
        {enMovil ? null : semana}
      </Column>
      {pista && !enMovil ? <Lista idPista={pista.id} /> : null}
    </>
  );
}

/** "Prado 3" after "Prado 2", and "Central 2" after "Central". */
export function siguienteNombre(nombre: string): string {
  const [, antes = nombre, numero = '1'] = /^(.*?)\s*(\d+)$/u.exec(nombre.trim()) ?? [];
  return `${antes.trim()} ${Number(numero) + 1}`;
}

async function borrarSi({ id, nombre }: Pista) {
  const { length: suyos } = await call('POST /api/private/partidos', {
    body: { fecha: null, idPista: id, idLiga: null, jugador: null },
  });
  const texto =
    suyos === 0
      ? `Se borrará «${nombre}». No tiene partidos. ${SE_DESHACE}`
      : `«${nombre}» tiene ${cuantos(suyos, 'partido', 'partidos')}: una pista con partidos no se borra, se marca como inactiva.`;
  return { texto };
}

/** A court that closes, or that is to be of another sport, may have matches to come. */
function toca(pista: Pista | null, { estado, deporte }: Pick<Pista, 'estado' | 'deporte'>): Cambio[] {
  if (!pista) return [];
  if (deporte !== pista.deporte) return [{ tipo: 'pista', idPista: pista.id, deporte }];
  return pista.estado === 'activa' && estado === 'inactiva' ? [{ tipo: 'pista', idPista: pista.id }] : [];
}

const pistas = recurso({
  palabras: {
    titulo: 'Pistas',
    una: 'Pista',
    nueva: 'Nueva pista',
    borrar: 'Borrar la pista',
    borrada: 'Pista borrada',
    vacia: ['Todavía no hay pistas', 'Los partidos necesitan saber dónde se juegan: crea la primera.'],
  },
  llamadas: {
    clave: 'pistas',
    lista: rutasPrivadas.pistas(),
    ruta: rutasPrivadas.pista,
    useTodas: usePistas,
    leer: (id) => call('GET /api/private/pistas/:id', { params: { id } }),
    guardar: (id, body) => call('POST /api/private/pistas/:id', { params: { id }, body }),
    borrar: (id) => call('DELETE /api/private/pistas/:id', { params: { id } }),
  },
  forma: formaDe(PISTA),
  lista: { useVista },
  ficha: {
    guardada: ({ nombre }) => `Pista guardada: ${nombre}`,
    cabeza: ({ estado }) => <InsigniaActiva estado={estado} />,
    Partes: Ficha,
    toca,
    borrarSi,
    empieza: (_, tras) => (tras ? { nombre: siguienteNombre(tras) } : {}),
    otraDespues: true,
  },
});

export const { meta } = pistas;
export default pistas.Pantalla;
