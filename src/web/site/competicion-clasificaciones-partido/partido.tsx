import { Link, useLoaderData } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { conMenores } from '#domain/partido/partido.ts';
import { Acciones } from '#web/club/competicion/acciones.tsx';
import { Compartir } from '#web/club/competicion/compartir.tsx';
import { seccionDeLiga } from '#web/club/dibujo/dibujos.ts';
import { laminas } from '#web/club/lamina/rutas.ts';
import { motivoDeRetirado } from '#web/club/marcador.tsx';
import { metaDe } from '#web/club/meta.ts';
import type { PartidoVisto } from '#web/club/piezas/partido-visto.ts';
import { Portada } from '#web/club/portada.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { EnVivo } from '#web/club/vivo/en-vivo.tsx';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { PAGE } from '#web/ui/page.ts';
import { AsiVan } from './asi-van.tsx';
import { Balanzas } from './balanza.tsx';
import { BOTON } from './cita.tsx';
import { Donde, Ir } from './donde.tsx';
import { cortos, type Lados } from './lado.ts';
import { MarcadorDePartido } from './marcador.tsx';
import { type DatosDePartido, estaPorVenir, vistoDe } from './por-venir.ts';
import { SeJuegan } from './se-juegan.tsx';
import { BAJO_EL_TABLERO } from './seccion.tsx';
import { Siguientes } from './siguientes.tsx';
import { Otros, SusPartidos } from './sus-partidos.tsx';

const PAGINA = paginaDe('/competicion-clasificaciones-partido/:id');

const cargar: Load<DatosDePartido> = async (call, { params }) => {
  const id = params.id ?? '';
  const [partido, encuentro] = await Promise.all([
    call('GET /api/clasificaciones/partido/:id', { params: { id } }),
    call('GET /api/clasificaciones/partido/:id/encuentro', { params: { id } }),
  ]);
  return { partido, encuentro, ahora: ahoraDelClub() };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

const titulo = ({ lados: [uno, otro] }: PartidoVisto): string => `${uno.nombre} – ${otro.nombre}`;

/** Matches of minors stay out of search engines. docs/reglas/datos-personales.md */
export const meta = ({ loaderData }: { loaderData?: DatosDePartido }) =>
  metaDe({
    ...PAGINA,
    titulo: loaderData ? titulo(vistoDe(loaderData)) : PAGINA.titulo,
    oculta: !loaderData || conMenores(loaderData.partido),
  });

/** What staff and the leagues say of it. */
function Notas({ partido }: Pick<DatosDePartido, 'partido'>) {
  const motivo = motivoDeRetirado(partido);
  if (!motivo && !partido.observaciones) return null;
  return (
    <div className="lg:col-span-2">
      {motivo ? <p>{motivo}</p> : null}
      {partido.observaciones ? <p>{partido.observaciones}</p> : null}
    </div>
  );
}

export default function Partido() {
  const datos = useLoaderData<DatosDePartido>();
  const { partido, encuentro } = datos;
  const visto = vistoDe(datos);
  const porVenir = estaPorVenir(datos);
  const situacion = encuentro.tabla.length > 0 ? encuentro.situacion1 : null;
  const lados: Lados = [
    { ...visto.lados[0], situacion: encuentro.situacion1 },
    { ...visto.lados[1], situacion: encuentro.situacion2 },
  ];
  return (
    <>
      <Portada
        seccion={seccionDeLiga(partido.tipo)}
        talla="datos"
        titulo={<span className="visually-hidden">{titulo(visto)}</span>}
        migas={[
          { titulo: encuentro.liga, href: rutas.clasificaciones(partido.tipo, partido.idLiga) },
          { titulo: 'Partido' },
        ]}
      >
        <MarcadorDePartido {...datos} lados={lados}>
          {motivoDeRetirado(partido) === null ? (
            <Acciones>
              {porVenir ? <Ir {...partido} /> : null}
              {encuentro.noticia ? (
                <Link to={encuentro.noticia} className={BOTON}>
                  Leer la noticia
                </Link>
              ) : null}
              <Compartir titulo={titulo(visto)} imagen={laminas.partido(partido.id)} />
            </Acciones>
          ) : null}
        </MarcadorDePartido>
      </Portada>
      <div className={`${PAGE} ${BAJO_EL_TABLERO}`}>
        <Notas partido={partido} />
        {porVenir ? <Donde {...datos} /> : null}
        {porVenir ? <SeJuegan {...encuentro} lados={lados} /> : null}
        <SusPartidos {...encuentro} lados={lados} este={partido.id}>
          <Balanzas balance={encuentro.balance} nombres={cortos(...lados)} />
        </SusPartidos>
        {situacion ? (
          <AsiVan
            filas={encuentro.tabla}
            liga={situacion.liga}
            ids={lados.map(({ id }) => id)}
            separacion={encuentro.separacion}
          />
        ) : null}
        <Siguientes {...encuentro} lados={lados} />
        <Otros {...encuentro} lados={lados} titulo="Partidos anteriores" />
        <EnVivo partido={partido} />
      </div>
    </>
  );
}
