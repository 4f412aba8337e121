import { Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type CSSProperties, type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { enlacesDe } from '#domain/persona/contacto.ts';
import { useAvisos } from '#web/club/avisos/avisos.tsx';
import { Cajas, ListaProblemas } from '#web/club/casillas/casillas.tsx';
import { estaTocado, type Puntos, paraGuardar, puntosDe } from '#web/club/casillas/puntos.ts';
import { confirmarRaros, rarezasDelMarcador } from '#web/club/casillas/raros.tsx';
import { marcarNoPresenta, problemasDelMarcador } from '#web/club/casillas/valores.ts';
import { textoMarcador } from '#web/club/marcador.tsx';
import { useCortos } from '#web/club/mesa/cortos.ts';
import { avisarFallo, useRecargar } from '#web/club/mesa/ficha.tsx';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './semana.module.css';

export const nombresDe = ({ jugador1, jugador2 }: Pick<PartidoEncontrado, 'jugador1' | 'jugador2'>): string =>
  `${jugador1} – ${jugador2}`;

/** So that what is saved elsewhere comes back to these days. */
function useAqui() {
  const { pathname, search } = useLocation();
  return tripFrom(`${pathname}${search}`);
}

type ContactoProps = { id: number; nombre: string; telefono: string | null | undefined; dia: Dia };

/** How to reach somebody, where the club has it, and what to do when they answer that they cannot come. */
function Contacto({ id, nombre, telefono, dia }: ContactoProps) {
  const enlaces = enlacesDe(telefono);
  return (
    <li className={styles.contacto}>
      <strong>{nombre}</strong>
      {enlaces === null ? (
        <small>{telefono || 'sin teléfono'}</small>
      ) : (
        <>
          <a href={enlaces.tel}>{telefono}</a>
          <a href={enlaces.whatsapp} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
        </>
      )}
      <Link to={rutasPrivadas.nuevaIncidencia(id, dia)} state={useAqui()}>
        No puede
        <span className="visually-hidden"> {nombre}: nueva incidencia</span>
      </Link>
    </li>
  );
}

const LADOS = [1, 2] as const;

type AnotarProps = { partido: PartidoEncontrado; reglas: Reglas | undefined };

/** Saves one score, once what is odd has been asked. */
function useAnotar({ partido, reglas, quiet }: AnotarProps & { quiet: boolean }) {
  const recargar = useRecargar();
  const { mutate, isPending } = useMutation({
    mutationFn: (puntos: Puntos) =>
      call(
        'POST /api/private/partidos/guardarpuntuaciones',
        { body: { partidos: [paraGuardar(partido.id, puntos, partido.version)] } },
        { quiet },
      ),
    onSuccess: (_, puntos) => {
      showToast(`${nombresDe(partido)}: ${textoMarcador(conDesenlace(puntos))}.`, 'success');
      return recargar();
    },
    onError: (error) => {
      avisarFallo(error);
      recargar();
    },
  });
  const anotar = async (puntos: Puntos, revisar: () => void) => {
    const rarezas = rarezasDelMarcador(puntos, reglas);
    const nombres = [partido.jugador1, partido.jugador2] as const;
    const raros = rarezas.length > 0 ? [{ nombres, valores: puntos, rarezas }] : [];
    if (await confirmarRaros(raros, revisar)) mutate(puntos);
  };
  return { anotar, anotando: isPending };
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
    <div className={styles.ausentes}>
      <small aria-hidden="true">No se presenta</small>
      {LADOS.map((lado) => (
        <Checkbox
          key={lado}
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
  const [puntos, escribir] = useState(guardado);
  const nombres = [partido.jugador1, partido.jugador2] as const;
  const corto = useCortos();
  const cortos = [
    corto(partido.idJugador1, partido.jugador1),
    corto(partido.idJugador2, partido.jugador2),
  ] as const;
  const problemas = problemasDelMarcador(puntos, reglas);
  const tocado = estaTocado(partido, puntos);
  const { nota, callar } = useAvisos(tocado ? [partido] : []);
  const { anotar, anotando } = useAnotar({ partido, reglas, quiet: callar });
  const id = `anotar-${partido.id}`;
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    const alPrimero = () => document.querySelector<HTMLElement>(`#${id} [data-caja]`)?.focus();
    if (problemas.errores.length > 0) return void showToast(mensajes.datosInvalidos, 'error');
    void anotar(puntos, alPrimero);
  };
  return (
    <form id={id} className={styles.anotar} onSubmit={enviar} noValidate>
      {cortos.map((corto, n) => (
        <span
          key={LADOS[n]}
          className={styles.quien}
          style={{ '--lado': n + 1 } as CSSProperties}
          aria-hidden="true"
        >
          {corto}
        </span>
      ))}
      <Cajas
        valores={puntos}
        cambiar={(nombre, valor) => escribir({ ...puntos, [nombre]: valor })}
        nombres={nombres}
        problemas={problemas}
        idProblemas={`${id}-problemas`}
        sets={3}
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

type FichaProps = AnotarProps & {
  pista: string;
  motivo: string | undefined;
  telefonos: ReadonlyMap<number, string | null>;
  ocupado: boolean;
  aplazar: () => void;
  cerrar: () => void;
};

/** The match in hand: who, when, how to reach them, its score, and what can be done with it. */
export function Ficha({ partido, reglas, pista, motivo, telefonos, ocupado, aplazar, cerrar }: FichaProps) {
  const { id, fecha, idJugador1, jugador1, idJugador2, jugador2 } = partido;
  const resultado = conDesenlace(partido);
  const porJugar = estaPorJugar(resultado);
  const aplaza = usePuede('POST /api/private/partidos/suspender');
  return (
    <section className={styles.ficha} aria-label={nombresDe(partido)}>
      <header className={styles.rotulo}>
        <h2>
          {fechaSemana(fecha)}, {horaDe(fecha)}
        </h2>
        <button type="button" className={styles.cerrar} onClick={cerrar} aria-label="Cerrar">
          <Icon name="close" size={18} />
        </button>
        <p>{pista}</p>
      </header>
      <ul>
        <Contacto id={idJugador1} nombre={jugador1} telefono={telefonos.get(idJugador1)} dia={diaDe(fecha)} />
        <Contacto id={idJugador2} nombre={jugador2} telefono={telefonos.get(idJugador2)} dia={diaDe(fecha)} />
      </ul>
      {motivo ? <p className={styles.motivo}>{motivo}</p> : null}
      {porJugar ? (
        <Anotar key={`${id}-${partido.version}`} partido={partido} reglas={reglas} />
      ) : (
        <p>{textoMarcador(resultado)}</p>
      )}
      <div className={styles.botones}>
        <ButtonLink to={rutasPrivadas.partido(id)} size="s">
          Abrir
        </ButtonLink>
        {porJugar && aplaza ? (
          <Button size="s" busy={ocupado} onClick={aplazar}>
            Aplazar
          </Button>
        ) : null}
      </div>
    </section>
  );
}
