import { useLoaderData } from 'react-router';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { rutas } from '#contract/rutas.ts';
import { diaDe, type FechaHora } from '#domain/fecha.ts';
import { fechaSemana, semanaBreve } from '#domain/fecha-texto.ts';
import { esDeMenores, TIPO_PRINCIPAL, type TipoLiga, tiposDelHorario } from '#domain/liga/tipos.ts';
import { mensajes as meteo } from '#domain/meteo/weather.ts';
import { Acciones } from '#web/club/competicion/acciones.tsx';
import { Compartir } from '#web/club/competicion/compartir.tsx';
import jornadas from '#web/club/competicion/jornadas.module.css';
import { MiProximo } from '#web/club/competicion/mi-proximo.tsx';
import { porDia } from '#web/club/competicion/resultado.tsx';
import { Suscribirse } from '#web/club/competicion/suscribirse.tsx';
import {
  Cambio,
  esDe,
  estaFiltrada,
  type Filtros,
  filtrosDe,
  type LigaElegible,
  NadaAsi,
  tipoDe,
  Vistas,
} from '#web/club/competicion/vistas.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { dibujoDe } from '#web/club/dibujo/dibujos.ts';
import { laminas } from '#web/club/lamina/rutas.ts';
import { metaDe } from '#web/club/meta.ts';
import { leerNombresCompletos, NotaMenores } from '#web/club/nota-menores.tsx';
import { PistaDibujo, Portada } from '#web/club/portada.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { seccionDeLiga } from '#web/club/seccion-liga.ts';
import { useAhora } from '#web/club/use-ahora.ts';
import { EnVivo } from '#web/club/vivo/en-vivo.tsx';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import page from '#web/ui/page.module.css';
import { EmptyState } from '#web/ui/states.tsx';
import { estaSinTiempo, Jornada } from './jornada.tsx';

const PAGINA = paginaDe('/competicion-horarios/:tipo?');

type Datos = {
  tipo: TipoLiga | null;
  ligas: LigaElegible[];
  filtros: Filtros;
  filas: FilaHorario[];
  ahora: FechaHora;
  completos: boolean;
};

const TITULOS: Record<TipoLiga, string> = {
  social: 'Horarios de la liga social',
  infantil: 'Horarios de la liga infantil',
  amistosos: 'Horarios de los amistosos',
  playoff: 'Horarios del play-off',
};

const tituloDe = (tipo: TipoLiga | null): string => (tipo ? TITULOS[tipo] : PAGINA.titulo);

const cargar: Load<Datos> = async (call, { params, url }) => {
  const tipo = tipoDe(rutas.horarios, params.tipo, url);
  const tipos = tiposDelHorario(tipo ?? undefined);
  const [filas, ligas, completos] = await Promise.all([
    call('GET /api/horarios/proximos', tipo ? { query: { tipo } } : {}),
    call('GET /api/clasificaciones/ligas', {}),
    tipo !== TIPO_PRINCIPAL && leerNombresCompletos(call),
  ]);
  const filtros = filtrosDe(
    url.searchParams,
    ligas.filter((una) => tipos.includes(una.tipo)),
  );
  return { tipo, ligas, filtros, filas: filas.filter(esDe(filtros)), ahora: ahoraDelClub(), completos };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

/** Where minors are going to be is found here, and not by searching for them. docs/reglas/datos-personales.md */
const hayMenores = ({ tipo, filas }: Pick<Datos, 'tipo' | 'filas'>): boolean =>
  (tipo !== null && esDeMenores(tipo)) || filas.some(({ conMenores }) => conMenores);

export const meta = ({ loaderData }: { loaderData?: Datos }) =>
  metaDe({
    ...PAGINA,
    titulo: tituloDe(loaderData?.tipo ?? null),
    oculta: loaderData !== undefined && (hayMenores(loaderData) || estaFiltrada(loaderData.filtros)),
  });

function SinPartidos({ tipo, filtros }: Pick<Datos, 'tipo' | 'filtros'>) {
  if (estaFiltrada(filtros)) return <NadaAsi direccion={rutas.horarios} />;
  return (
    <EmptyState
      title="No hay partidos programados"
      drawing={<PistaDibujo {...dibujoDe('vacio')} />}
      action={
        <ButtonLink to={rutas.clasificaciones(tipo ?? undefined)}>
          Ver cómo van las clasificaciones
        </ButtonLink>
      }
    >
      Los de la próxima jornada aparecerán aquí en cuanto se publiquen.
    </EmptyState>
  );
}

/** Who comes to see about tonight is told that there is nothing, not left to find it out from the dates. */
function SinHoy({ filas, ahora }: Pick<Datos, 'filas' | 'ahora'>) {
  if (filas.length === 0 || filas.some(({ fecha }) => diaDe(fecha) === diaDe(ahora))) return null;
  return <p>Hoy, {semanaBreve(ahora)}, no hay partidos. Los próximos:</p>;
}

/** That of the division which is shown, or the club's. */
const calendarioDe = (liga: number | null) =>
  liga === null
    ? { path: rutas.calendarioDelClub(), que: 'Todos los partidos del club' }
    : { path: rutas.calendarioDe('division', liga), que: 'Los partidos de esta división' };

/** The picture is of the first day that is told. */
function CompartirDia({ tipo, filas }: Pick<Datos, 'tipo' | 'filas'>) {
  const [primero] = filas;
  if (!primero) return null;
  const dia = diaDe(primero.fecha);
  return <Compartir titulo={`${tituloDe(tipo)}, ${fechaSemana(dia)}`} imagen={laminas.jornada(dia, tipo)} />;
}

export default function Horarios() {
  const datos = useLoaderData<Datos>();
  const { tipo, ligas, filtros, filas, completos } = datos;
  const ahora = useAhora(datos.ahora);
  const dias = porDia(filas);
  const sinTiempo = dias.find(([, partidos]) => estaSinTiempo(partidos))?.[0];
  const yo = useYo();
  return (
    <>
      <Portada
        seccion={seccionDeLiga(tipo)}
        titulo={tituloDe(tipo)}
        migas={[{ titulo: 'Competiciones' }, { titulo: 'Horarios' }]}
        talla="datos"
      >
        <Cambio tipo={tipo} filtros={filtros} />
      </Portada>
      <div className={`${page.container} ${jornadas.jornadas}`}>
        <Vistas
          direccion={rutas.horarios}
          tipo={tipo}
          ligas={ligas}
          filtros={filtros}
          dias={dias.map(([dia]) => dia)}
          hoy={diaDe(ahora)}
        >
          <Acciones>
            <Suscribirse {...calendarioDe(filtros.liga)} />
            <CompartirDia tipo={tipo} filas={filas} />
          </Acciones>
        </Vistas>
        <MiProximo />
        {filas.length === 0 ? <SinPartidos tipo={tipo} filtros={filtros} /> : null}
        <SinHoy filas={filas} ahora={ahora} />
        {dias.map(([dia, partidos], indice) => (
          <Jornada
            key={dia}
            dia={dia}
            ahora={ahora}
            partidos={partidos}
            yo={yo?.id ?? null}
            sinTiempo={dia === sinTiempo && (indice > 0 ? 'Aún sin previsión' : meteo.sinMeteo)}
          />
        ))}
        {tipo !== TIPO_PRINCIPAL && filas.length > 0 && hayMenores(datos) ? (
          <NotaMenores completos={completos} />
        ) : null}
        <EnVivo horario={filas} />
      </div>
    </>
  );
}
