import { Checkbox } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { conDesenlace, conEmpate, SIN_EMPATES } from '#domain/partido/plano.ts';
import { useAvisosDe } from '#web/club/avisos/avisos.tsx';
import { ListaProblemas, MarcadorBreve } from '#web/club/casillas/casillas.tsx';
import { confirmarRaros, rarezasDelMarcador } from '#web/club/casillas/indicadores.tsx';
import {
  estaTocado,
  marcarNoPresenta,
  type Puntos,
  paraGuardar,
  problemasDelMarcador,
  puntosDe,
} from '#web/club/casillas/valores.ts';
import { textoMarcador } from '#web/club/marcador.tsx';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import { Contacto, quienesDe } from '#web/club/mesa/contacto.tsx';
import { useCortos } from '#web/club/mesa/cortos.tsx';
import { useHacer } from '#web/club/mesa/ficha.tsx';
import { parejaDe } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { ladosDe, nombresDe } from '#web/club/piezas/partido-visto.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast.tsx';
import type { Gestos, Semana } from './pantalla.tsx';

/** So that what is saved elsewhere comes back to these days. */
function useAqui() {
  const { pathname, search } = useLocation();
  return tripFrom(`${pathname}${search}`);
}

type ApartadoProps = {
  /** What it is about, for who does not see it. */
  rotulo: string;
  titulo: ReactNode;
  cerrar?: () => void;
  children: ReactNode;
};

/** What is said beside the courts of a match, of a gap, or of some hours. */
export const Apartado = ({ rotulo, titulo, cerrar, children }: ApartadoProps) => (
  <section className="grid gap-2" aria-label={rotulo}>
    <header className="flex items-start justify-between gap-2">
      <h2 className="heading-text text-m first-letter:uppercase">{titulo}</h2>
      {cerrar ? (
        <button
          type="button"
          className="-me-2 -mt-1 -mb-2 grid size-8 flex-none place-items-center rounded-s border-0 bg-transparent p-0 text-ink-soft hover:bg-surface-sunk hover:text-ink max-lg:size-tap"
          onClick={cerrar}
          aria-label="Cerrar"
        >
          <Icon name="close" size={18} />
        </button>
      ) : null}
    </header>
    {children}
  </section>
);

type AQuienProps = { id: number; nombre: string; dia: Dia };

/** How to reach somebody, and what to do when they answer that they cannot come. */
function AQuien({ id, nombre, dia }: AQuienProps) {
  const { data = [] } = useJugadores();
  const jugador = data.find((uno) => uno.id === id);
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <strong className="basis-full">{nombre}</strong>
      {(jugador ? quienesDe(jugador, data) : []).map((quien) => (
        <span key={quien.id} className="inline-flex flex-wrap items-center gap-x-1">
          {jugador?.esPareja ? quien.nombre : null} <Contacto quien={quien} />
        </span>
      ))}
      <ButtonLink size="s" to={rutasPrivadas.nuevaIncidencia(id, dia)} state={useAqui()}>
        No puede
        <span className="visually-hidden"> {nombre}: nueva incidencia</span>
      </ButtonLink>
    </li>
  );
}

const LADOS = [1, 2] as const;

type AnotarProps = { partido: PartidoEncontrado; reglas: Reglas | undefined };

const PUNTUAR = 'POST /api/private/partidos/guardarpuntuaciones';

const pedidoDe = ({ id, version }: PartidoEncontrado, puntos: Puntos) => ({
  body: { partidos: [paraGuardar(id, puntos, version)] },
});

/** Saves one score, once what is odd has been asked. */
function useAnotar({ partido, reglas, quiet }: AnotarProps & { quiet: boolean }) {
  const { hacer, haciendo } = useHacer(
    (puntos: Puntos) => call(PUNTUAR, pedidoDe(partido, puntos), { quiet }),
    (_, puntos) => showToast(`${parejaDe(partido)}: ${textoMarcador(conDesenlace(puntos))}.`, 'success'),
  );
  const anotar = async (puntos: Puntos, revisar: () => void) => {
    const rarezas = rarezasDelMarcador({ ...partido, valores: puntos }, reglas);
    const este = { nombres: nombresDe(partido), valores: puntos, rarezas };
    if (await confirmarRaros([este], revisar)) hacer(puntos);
  };
  return { anotar, anotando: haciendo };
}

type AusentesProps = {
  puntos: Puntos;
  escribir: (puntos: Puntos) => void;
  nombres: readonly [string, string];
  cortos: readonly [string, string];
};

/** Who did not come, one at most. */
function Ausentes({ puntos, escribir, nombres, cortos }: AusentesProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <small className="basis-full text-ink-soft" aria-hidden="true">
        No se presenta
      </small>
      {LADOS.map((lado) => (
        <Checkbox
          key={lado}
          className="max-lg:py-2"
          label={cortos[lado - 1]}
          aria-label={`No se presenta ${nombres[lado - 1]}`}
          checked={puntos[`jugador${lado}NoPresenta`]}
          disabled={puntos[`jugador${lado === 1 ? 2 : 1}NoPresenta`]}
          onChange={({ currentTarget }) =>
            escribir(marcarNoPresenta(puntos, lado, currentTarget.checked, null))
          }
        />
      ))}
    </div>
  );
}

/** The score, where the match is seen: three sets, and who did not come. */
function Anotar({ partido, reglas }: AnotarProps) {
  const guardado = puntosDe(partido);
  const [puntos, setPuntos] = useState(guardado);
  const escribir = (nuevos: Puntos) => setPuntos(conEmpate(nuevos, reglas ?? SIN_EMPATES));
  const nombres = nombresDe(partido);
  const corto = useCortos();
  const cortos = [corto(partido.idJugador1, nombres[0]), corto(partido.idJugador2, nombres[1])] as const;
  const problemas = problemasDelMarcador(puntos, reglas);
  const tocado = estaTocado(partido, puntos);
  const { nota, callar } = useAvisosDe(PUNTUAR, tocado ? pedidoDe(partido, puntos) : null);
  const { anotar, anotando } = useAnotar({ partido, reglas, quiet: callar });
  const id = `anotar-${partido.id}`;
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    const alPrimero = () => document.querySelector<HTMLElement>(`#${id} [data-caja]`)?.focus();
    if (problemas.errores.length > 0) return void showToast(mensajes.datosInvalidos, 'error');
    void anotar(puntos, alPrimero);
  };
  return (
    <form id={id} className="grid gap-1" onSubmit={enviar} noValidate>
      <MarcadorBreve
        valores={puntos}
        cambiar={(nombre, valor) => escribir({ ...puntos, [nombre]: valor })}
        nombres={nombres}
        cortos={cortos}
        problemas={problemas}
        idProblemas={`${id}-problemas`}
      />
      <Ausentes puntos={puntos} escribir={escribir} nombres={nombres} cortos={cortos} />
      {tocado ? (
        <>
          <ListaProblemas id={`${id}-problemas`} {...problemas} />
          <div>{nota}</div>
          <Button type="submit" size="s" look="action" busy={anotando}>
            Guardar el resultado
          </Button>
        </>
      ) : null}
    </form>
  );
}

type FichaProps = { partido: PartidoEncontrado; semana: Semana; gestos: Gestos; cerrar: () => void };

/** The match in hand: who, when, how to reach them, its score, and what can be done with it. */
export function Ficha({ partido, semana, gestos, cerrar }: FichaProps) {
  const { id, fecha, idPista } = partido;
  const reglas = semana.ligas.find((liga) => liga.id === partido.idLiga)?.reglas;
  const motivo = semana.citas.find(({ clave }) => clave === id)?.motivo?.frase;
  const resultado = conDesenlace(partido);
  const porJugar = estaPorJugar(resultado);
  const contactos = ladosDe(partido);
  const aplaza = usePuede('POST /api/private/partidos/suspender');
  return (
    <Apartado rotulo={parejaDe(partido)} titulo={`${fechaSemana(fecha)}, ${horaDe(fecha)}`} cerrar={cerrar}>
      <p>{semana.nombres.get(idPista ?? 0) ?? 'Pista por decidir'}</p>
      <ul className="grid gap-1">
        {contactos.map((lado) => (
          <AQuien key={lado.id} {...lado} dia={diaDe(fecha)} />
        ))}
      </ul>
      {motivo ? <p className="font-semibold text-warn">{motivo}</p> : null}
      {porJugar ? (
        <Anotar key={`${id}-${partido.version}`} partido={partido} reglas={reglas} />
      ) : (
        <p>{textoMarcador(resultado)}</p>
      )}
      <div className="flex flex-wrap gap-1">
        <ButtonLink to={rutasPrivadas.partido(id)} size="s">
          Abrir
        </ButtonLink>
        {porJugar && aplaza ? (
          <Button size="s" busy={gestos.moviendo} onClick={() => gestos.aplazar(partido)}>
            Aplazar
          </Button>
        ) : null}
      </div>
    </Apartado>
  );
}
