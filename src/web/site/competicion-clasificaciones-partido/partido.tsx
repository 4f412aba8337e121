import { Link, useLoaderData } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { conMenores } from '#domain/partido/partido.ts';
import { Acciones } from '#web/club/competicion/acciones.tsx';
import { Compartir } from '#web/club/competicion/compartir.tsx';
import { seccionDeLiga } from '#web/club/dibujo/dibujos.ts';
import { laminas } from '#web/club/lamina/rutas.ts';
import { motivoDeRetirado } from '#web/club/marcador.tsx';
import { metaDe } from '#web/club/meta.ts';
import { estadoA, vistoDePublico } from '#web/club/piezas/partido-visto.ts';
import { Portada } from '#web/club/portada.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { EnVivo } from '#web/club/vivo/en-vivo.tsx';
import { paginaDe } from '#web/paginas.ts';
import { lateCode } from '#web/platform/late-code.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { late } from '#web/ui/late.tsx';
import { PAGE } from '#web/ui/page.ts';
import { BAJO_EL_TABLERO, BOTON, type Lados } from './comun.tsx';
import { MarcadorDePartido } from './marcador.tsx';
import { type DatosDePartido as Datos, Donde, estaPorVenir, Ir, SeJuegan } from './por-venir.tsx';

const PAGINA = paginaDe('/competicion-clasificaciones-partido/:id');

/** Below what the page is opened for. */
const Historia = late(() => lateCode(() => import('./historia.tsx')));

const cargar: Load<Datos> = async (call, { params: { id = '' } }) => {
  const [partido, encuentro] = await Promise.all([
    call('GET /api/clasificaciones/partido/:id', { params: { id } }),
    call('GET /api/clasificaciones/partido/:id/encuentro', { params: { id } }),
  ]);
  return { partido, encuentro, ahora: ahoraDelClub() };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

const titulo = ({ partido }: Pick<Datos, 'partido'>): string =>
  `${partido.jugador1Nombre} – ${partido.jugador2Nombre}`;

/** Matches of minors stay out of search engines. docs/reglas/datos-personales.md */
export const meta = ({ loaderData: datos }: { loaderData?: Datos }) =>
  metaDe({
    ...PAGINA,
    titulo: datos ? titulo(datos) : PAGINA.titulo,
    oculta: !datos || conMenores(datos.partido),
  });

export default function Partido() {
  const datos = useLoaderData<Datos>();
  const { partido, encuentro, ahora } = datos;
  const { fecha, tipo } = partido;
  const visto = vistoDePublico(partido, estadoA({ fecha, duracion: encuentro.duracion }, ahora));
  const motivo = motivoDeRetirado(partido);
  // What staff and the leagues say of it.
  const suplen = (partido.suplentes ?? []).map(({ juega, por }) => `${juega} juega en lugar de ${por}.`);
  const notas = [motivo, ...suplen, partido.observaciones].filter(Boolean);
  const porVenir = estaPorVenir(datos);
  const lados: Lados = [
    { ...visto.lados[0], situacion: encuentro.situacion1 },
    { ...visto.lados[1], situacion: encuentro.situacion2 },
  ];
  return (
    <>
      <Portada
        seccion={seccionDeLiga(tipo)}
        talla="datos"
        titulo={<span className="visually-hidden">{titulo(datos)}</span>}
        migas={[
          { titulo: encuentro.liga, href: rutas.clasificaciones(tipo, partido.idLiga) },
          { titulo: 'Partido' },
        ]}
      >
        <MarcadorDePartido {...datos} visto={visto} retirado={motivo !== null} lados={lados}>
          {motivo === null ? (
            <Acciones>
              {porVenir ? <Ir {...partido} /> : null}
              {encuentro.noticia ? (
                <Link to={encuentro.noticia} className={BOTON}>
                  Leer la noticia
                </Link>
              ) : null}
              <Compartir titulo={titulo(datos)} imagen={laminas.partido(partido.id)} />
            </Acciones>
          ) : null}
        </MarcadorDePartido>
      </Portada>
      <div className={`${PAGE} ${BAJO_EL_TABLERO}`}>
        <div className="grid empty:hidden lg:col-span-2">
          {notas.map((nota) => (
            <p key={nota}>{nota}</p>
          ))}
        </div>
        {porVenir ? <Donde {...datos} /> : null}
        {porVenir ? <SeJuegan {...encuentro} lados={lados} /> : null}
        <Historia encuentro={encuentro} lados={lados} este={partido.id} />
        <EnVivo partido={partido} />
      </div>
    </>
  );
}
