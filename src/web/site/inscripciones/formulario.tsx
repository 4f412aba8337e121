import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { rotuloDeTipo } from '#contract/club/ofrecido.ts';
import { prepareCaptcha } from '#web/platform/captcha.ts';
import { UNSENT } from '#web/platform/form.ts';
import { apartadosDe, esDeNinos, noRecuperado } from './apartados.ts';
import { Enviada } from './enviada.tsx';
import { Pasos, Resumen, usePasos } from './pasos.tsx';
import { Pedido } from './pedido.tsx';
import { Secciones } from './secciones.tsx';
import { ContextoFormulario, type Pedida, useFormulario, useInscripcion } from './use-inscripcion.ts';

/** What was typed another time is there; what is never kept has to be given again, and is named. Gone at the next step. */
function Recuperado() {
  const { tipo, visibles } = useFormulario();
  const { hash } = useLocation();
  const [donde] = useState(hash);
  const falta = noRecuperado(tipo, visibles);
  if (hash !== donde) return null;
  return (
    <p className="border-azul border-s-4 bg-azul-pale px-4 py-3" role="status">
      Hemos recuperado lo que habías escrito en este dispositivo.
      {falta ? ` Por seguridad no se guardan ${falta}: hay que ponerlos otra vez.` : ''}
    </p>
  );
}

/** The steps of the form, what its button does in each, and how another one is begun. */
function useMarcha(estado: ReturnType<typeof useInscripcion>) {
  const { tipo, visibles, errores, aviso, alSalir, memoria, form, puedeIr, alMandar } = estado;
  const navigate = useNavigate();
  const apartados = apartadosDe(visibles, { errores, aviso, deNinos: esDeNinos(tipo) }, estado.values);
  const pasos = usePasos(apartados, { errores, duda: estado.duda, marcar: alSalir });
  const alSeguir = () => {
    flushSync(() => memoria.otra());
    navigate(apartados[0]?.href ?? '', { replace: true, preventScrollReset: true });
    form.current?.querySelector('section')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  };
  const alPulsar = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const siguiente = apartados[pasos.n + 1];
    if (siguiente) return pasos.pasa() && navigate(siguiente.href);
    memoria.visto.setIntentado(true);
    if (puedeIr) alMandar();
    else pasos.irA(errores[0]?.path ?? '');
  };
  return { pasos, alSeguir, alPulsar };
}

export default function Formulario(pedida: Pedida) {
  const estado = useInscripcion(pedida);
  const { memoria, errores, form, intentado } = estado;
  const { pasos, alSeguir, alPulsar } = useMarcha(estado);
  if (memoria.enviada)
    return (
      // As long as the window at least: its heading can be at the top of it.
      <div className="min-h-svh">
        <Enviada {...memoria.enviada} anteriores={memoria.anteriores} alSeguir={alSeguir} />
      </div>
    );
  return (
    <ContextoFormulario value={{ ...estado, pasos }}>
      <form
        className="grid grid-cols-1 gap-x-8 gap-y-2 lg:grid-cols-aside lg:gap-y-4"
        method={UNSENT}
        ref={form}
        aria-label={`Inscripción: ${rotuloDeTipo(pedida.tipo)}`}
        onSubmit={alPulsar}
        onFocus={prepareCaptcha}
        noValidate
      >
        <Pasos />
        <Pedido />
        <div className="@container relative flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-start-2">
          {estado.isRestored ? <Recuperado /> : null}
          <Secciones />
          {intentado && errores.length > 0 ? <Resumen errores={errores} irA={pasos.irA} /> : null}
        </div>
      </form>
    </ContextoFormulario>
  );
}
