import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { ocupa } from '#domain/partido/ocupacion.ts';
import { useAvisosDe } from '#web/club/avisos/avisos.tsx';
import { useListas } from '#web/club/mesa/consultas.ts';
import { useMeteo, usePorJugarDesde } from '#web/club/mesa/dia-de-juego.tsx';
import { metaDe } from '#web/club/meta.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { DetailLoad, useShortcuts } from '#web/ui/desk/detail-frame.tsx';
import { fields as desk } from '#web/ui/desk/fields.ts';
import { useIsWide } from '#web/ui/desk/more.tsx';
import type { Listas } from './entorno.ts';
import { comoPuestos } from './estado.ts';
import { Fuera, VeredictoBreve } from './explicacion.tsx';
import { Guardada, PROPONER, pedido, useGuardarLineas } from './guardar.tsx';
import { Panel } from './panel.tsx';
import { Plano } from './plano.tsx';
import { conJugadores } from './problemas.ts';
import { LoSabido, Resumen, type Sabido, useSabido } from './sabido.tsx';
import { Tabla } from './tabla.tsx';
import { type MesaPropuesta, usePropuesta } from './use-propuesta.ts';

export const meta = () => metaDe({ titulo: 'Nueva propuesta', oculta: true });

type EnMarchaProps = {
  mesa: MesaPropuesta;
  guardado: ReturnType<typeof useGuardarLineas>;
  nota: ReactNode;
  sabido: Sabido | null;
};

/** What to propose, beside the courts; once it comes, who is left out and the lines. */
function EnMarcha({ mesa, guardado, nota, sabido }: EnMarchaProps) {
  const meteo = useMeteo();
  const { lineas, resultado } = mesa.estado;
  // Narrow, the courts would push what is asked for out of sight.
  const ancho = useIsWide();
  const hay = lineas.length > 0;
  const conPlano = hay || (ancho && mesa.entorno.partidos.some(ocupa));
  const guardar = (event: FormEvent) => {
    event.preventDefault();
    guardado.guardar();
  };
  return (
    <>
      <div
        className={cx(
          'flex gap-4 lg:items-start',
          hay ? 'max-lg:flex-col' : 'justify-end max-lg:flex-col-reverse lg:flex-row-reverse',
        )}
      >
        <div
          className="grid min-w-0 gap-3 empty:hidden inert:opacity-50 lg:flex-1"
          inert={mesa.generador.generando}
        >
          {hay ? <VeredictoBreve mesa={mesa} /> : null}
          {sabido ? <LoSabido sabido={sabido} /> : null}
          {conPlano ? <Plano mesa={mesa} /> : null}
        </div>
        <Panel mesa={mesa} guardando={guardado.guardando} nota={nota} />
      </div>
      {resultado ? <Fuera resultado={resultado} mesa={mesa} /> : null}
      <form
        id="lineas"
        className="mt-4 grid max-w-page grid-cols-1 gap-4 inert:opacity-50"
        noValidate
        aria-label="Líneas"
        inert={mesa.generador.generando}
        onSubmit={guardar}
      >
        <Tabla mesa={mesa} meteo={meteo} />
      </form>
    </>
  );
}

function Mesa({ listas }: { listas: Listas }) {
  const mesa = usePropuesta(listas);
  const lineas = conJugadores(mesa.estado.lineas);
  const { nota, callar } = useAvisosDe(PROPONER, lineas.length > 0 ? pedido(lineas) : null, {
    enBarra: true,
  });
  const guardado = useGuardarLineas(mesa, callar);
  useShortcuts({ onSave: guardado.guardar });
  const hay = mesa.estado.lineas.length > 0;
  const conocido = useSabido(mesa);
  const sabido = hay || guardado.hecha ? null : conocido;
  return (
    <div className={cx(desk.page, hay && 'max-lg:pb-18')}>
      <header className={desk.head}>
        <h1 className={desk.title}>Nueva propuesta</h1>
        {hay ? <Badge tone="warn">Sin guardar</Badge> : null}
        {sabido ? <Resumen sabido={sabido} /> : null}
      </header>
      {guardado.hecha && !hay ? (
        <Guardada hecha={guardado.hecha} otra={guardado.otra} />
      ) : (
        <EnMarcha mesa={mesa} guardado={guardado} nota={nota} sabido={sabido} />
      )}
    </div>
  );
}

/** Generate, review, save. */
export default function PartidosPropuesta() {
  const { listas, consultas } = useListas();
  const puestos = usePorJugarDesde(hoyDelClub());
  const navigate = useNavigate();
  const tipoDe = (id: number) => listas.ligas.find((liga) => liga.id === id)?.tipo;
  return (
    <DetailLoad queries={[...consultas, puestos]} onBack={() => navigate(rutasPrivadas.partidos())}>
      {() => <Mesa listas={{ ...listas, puestos: comoPuestos(puestos.data ?? [], tipoDe) }} />}
    </DetailLoad>
  );
}
