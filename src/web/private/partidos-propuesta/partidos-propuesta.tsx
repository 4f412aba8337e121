import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { useAusentes, useJugadores, useLigas, usePistas } from '#web/club/mesa/consultas.ts';
import { useMeteo } from '#web/club/mesa/dia-de-juego.ts';
import { metaDe } from '#web/club/meta.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import desk from '#web/ui/desk/desk.module.css';
import { DetailLoad } from '#web/ui/desk/detail-load.tsx';
import { useShortcuts } from '#web/ui/desk/use-shortcuts.ts';
import { Calculando } from './calculando.tsx';
import type { Listas } from './entorno.ts';
import { Fuera, Veredicto } from './explicacion.tsx';
import { Guardada } from './guardada.tsx';
import { Pedido } from './pedido.tsx';
import { Plano } from './plano.tsx';
import styles from './propuesta.module.css';
import { Tabla } from './tabla.tsx';
import { useGuardarLineas } from './use-guardar-lineas.ts';
import { type MesaPropuesta, usePropuesta } from './use-propuesta.ts';

export const meta = () => metaDe({ titulo: 'Nueva propuesta', oculta: true });

const NADA = () => undefined;

type MesaProps = { listas: Listas };

const sinRecargar = (hacer: () => void) => (event: FormEvent) => {
  event.preventDefault();
  hacer();
};

function Guardar({ guardando }: { guardando: boolean }) {
  return (
    <div className={desk.bar}>
      <Button type="submit" look="action" busy={guardando} aria-keyshortcuts="Control+S">
        Guardar partidos
      </Button>
      <span className={desk.keys} aria-hidden="true">
        <kbd>Ctrl</kbd>+<kbd>S</kbd> guarda
      </span>
    </div>
  );
}

/** Before there are lines: what to ask for, and how it goes. */
function Peticion({ mesa, listas }: MesaProps & { mesa: MesaPropuesta }) {
  const { estado, generador } = mesa;
  const { generando, mejorando, avance, cancelar } = generador;
  return (
    <>
      <Pedido
        opciones={estado.opciones}
        pistas={listas.pistas}
        generando={generando}
        cambiar={mesa.opcionar}
        generar={mesa.generar}
      />
      {generando ? <Calculando avance={avance} mejorando={mejorando} cancelar={cancelar} /> : null}
      {estado.resultado ? (
        <Veredicto estado={estado} resultado={estado.resultado} mejorar={generando ? null : mesa.mejorar} />
      ) : null}
    </>
  );
}

function Mesa({ listas }: MesaProps) {
  const mesa = usePropuesta(listas);
  const guardado = useGuardarLineas(mesa);
  const meteo = useMeteo();
  useShortcuts({ onSave: guardado.guardar, onClose: NADA });
  const { lineas, resultado } = mesa.estado;
  const hay = lineas.length > 0;
  return (
    <div className={styles.pagina}>
      <header className={desk.head}>
        <h1 className={desk.title}>Nueva propuesta</h1>
        {hay ? <Badge tone="warn">Sin guardar</Badge> : null}
      </header>
      {guardado.hecha && !hay ? <Guardada hecha={guardado.hecha} /> : null}
      <Peticion mesa={mesa} listas={listas} />
      <form
        className={styles.lineas}
        noValidate
        aria-label="Líneas"
        inert={mesa.generador.generando}
        onSubmit={sinRecargar(guardado.guardar)}
      >
        <div className={styles.mesa}>
          <Tabla mesa={mesa} listas={listas} meteo={meteo} />
          {hay ? <Plano mesa={mesa} listas={listas} /> : null}
        </div>
        {hay ? <Guardar guardando={guardado.guardando} /> : null}
      </form>
      {resultado ? <Fuera resultado={resultado} mesa={mesa} listas={listas} /> : null}
    </div>
  );
}

/** Generate, review, save. */
export default function PartidosPropuesta() {
  const [ligas, pistas, jugadores, ausentes] = [useLigas(), usePistas(), useJugadores(), useAusentes()];
  const navigate = useNavigate();
  const listas = () => ({
    ligas: ligas.data ?? [],
    pistas: pistas.data ?? [],
    jugadores: jugadores.data ?? [],
    ausentes: ausentes.data ?? {},
  });
  return (
    <DetailLoad
      queries={[ligas, pistas, jugadores, ausentes]}
      onBack={() => navigate(rutasPrivadas.partidos())}
    >
      {() => <Mesa listas={listas()} />}
    </DetailLoad>
  );
}
