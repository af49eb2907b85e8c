// Threads call a proxy: its handler counts the calls under a lock, another proxy stays in its thread.
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
public class Main {
    interface Service {
        void work(Job job);
    }
    static class Job {
        int runs;
    }
    static class Counting implements InvocationHandler {
        private int calls;
        @Override
        public synchronized Object invoke(Object proxy, Method method, Object[] args) {
            calls++;
            ((Job) args[0]).runs++;
            return null;
        }
    }
    static class Plain implements InvocationHandler {
        private int calls;
        @Override
        public Object invoke(Object proxy, Method method, Object[] args) {
            return calls++;
        }
    }
    static Service make(InvocationHandler handler) {
        Class<?>[] types = {Service.class};
        return (Service) Proxy.newProxyInstance(Main.class.getClassLoader(), types, handler);
    }
    public static void main(String[] args) {
        Service s = make(new Counting());
        Service own = make(new Plain());
        Job job = new Job();
        new Thread(() -> s.work(job)).start();
        s.work(job);
        own.work(job);
    }
}
