import { useQuery } from '@tanstack/react-query';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { NoticiaPrivada } from '#contract/sitio/noticias.ts';
import { anioDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { nombreMes, semanaCorta } from '#domain/fecha-texto.ts';
import { conEscena } from '#domain/noticia/escena.ts';
import type { EstadoNoticia } from '#domain/noticia/noticia.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { ImagenNoticia } from '#web/club/noticia.tsx';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge, type BadgeTone } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';

export const meta = () => metaDe({ titulo: 'Noticias', oculta: true });

/** The usual one is not said. */
const ESTADOS: Record<Exclude<EstadoNoticia, 'publicada'>, { texto: string; tone: BadgeTone }> = {
  programada: { texto: 'Programada', tone: 'warn' },
  retirada: { texto: 'Sin publicar', tone: 'neutral' },
};

function Estado({ estado, fijada, borrador }: NoticiaPrivada) {
  const dicho = estado === 'publicada' ? null : ESTADOS[estado];
  return (
    <>
      {dicho ? <Badge tone={dicho.tone}>{dicho.texto}</Badge> : null}{' '}
      {fijada ? <Badge tone="azul">Fijada</Badge> : null}{' '}
      {borrador ? <Badge tone="warn">Con cambios sin publicar</Badge> : null}
    </>
  );
}

const cuandoSale = (fecha: FechaHora): string => `${semanaCorta(fecha)}, ${horaDe(fecha)}`;

const LETRAS = 160;

const comoEmpieza = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim().slice(0, LETRAS);

const COLUMNAS: readonly Column<NoticiaPrivada>[] = [
  {
    id: 'titulo',
    title: 'Título',
    cell: (noticia) => (
      <span className="flex min-w-0 items-center gap-3">
        <span className="w-12 flex-none **:h-8 **:w-full **:rounded-s **:object-cover">
          <ImagenNoticia noticia={conEscena(noticia)} sizes="4rem" muda />
        </span>
        <strong className="font-semibold max-md:line-clamp-2">{noticia.title}</strong>
        <span className="line-clamp-1 min-w-0 flex-1 basis-4xs wrap-anywhere text-ink-soft max-md:hidden">
          {comoEmpieza(noticia.content)}
        </span>
      </span>
    ),
    sort: ({ title }) => title,
  },
  {
    id: 'fecha',
    title: 'Sale',
    cell: ({ fecha }) => <span className="whitespace-nowrap text-ink-soft">{cuandoSale(fecha)}</span>,
    sort: ({ fecha }) => fecha,
  },
  {
    id: 'estado',
    title: 'Estado',
    says: ({ estado, fijada, borrador }) => estado !== 'publicada' || fijada || borrador !== null,
    cell: (noticia) => <Estado {...noticia} />,
    sort: ({ estado }) => estado,
  },
];

const enElTelefono = {
  groupedBy: 'fecha',
  groupOf: ({ fecha }: NoticiaPrivada) => `${nombreMes(Number(fecha.slice(5, 7)))} de ${anioDe(fecha)}`,
};

function resumen(noticias: readonly NoticiaPrivada[]): string {
  const { programada = [], retirada = [] } = Object.groupBy(noticias, ({ estado }) => estado);
  const fuera = [
    ...(programada.length > 0 ? [cuantos(programada.length, 'programada', 'programadas')] : []),
    ...(retirada.length > 0 ? [`${retirada.length} sin publicar`] : []),
  ];
  const todas = cuantos(noticias.length, 'noticia', 'noticias');
  return [todas, ...(fuera.length > 0 ? fuera : ['nada sin publicar'])].join(' · ');
}

export default function NoticiasList() {
  const consulta = useQuery({
    queryKey: ['noticias'],
    queryFn: () => call('GET /api/private/noticias', {}),
  });
  const state = useListState();
  const noticias = consulta.data ?? [];
  const nueva = (
    <ButtonLink look="action" to={rutasPrivadas.noticia(0)} state={state}>
      Nueva noticia
    </ButtonLink>
  );
  const vacio =
    noticias.length > 0 ? null : (
      <Vacio titulo="Todavía no hay noticias" accion={nueva}>
        La última sale en la portada; todas, en la página de noticias.
      </Vacio>
    );
  return (
    <ListFrame title="Noticias" actions={nueva} query={consulta} summary={resumen(noticias)} empty={vacio}>
      <DataTable
        label="Noticias"
        columns={COLUMNAS}
        rows={noticias}
        to={({ id }) => rutasPrivadas.noticia(id)}
        nameOf={({ title }) => title}
        phone={enElTelefono}
      />
    </ListFrame>
  );
}
