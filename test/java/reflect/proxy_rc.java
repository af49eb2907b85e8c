// Threads call a proxy: its handler counts the calls without a lock and remembers what it was given.
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
public class Main {
    interface Named {
        String name();
    }
    interface Service extends Named {
        void work(Job job);
    }
    static class Job {
        int runs;
    }
    static class Counting implements InvocationHandler {
        private int calls;
        @Override
        public Object invoke(Object proxy, Method method, Object[] args) {
            calls++; // RACE! calls
            if (args != null)
                ((Job) args[0]).runs++; // RACE! runs
            return null;
        }
    }
    public static void main(String[] args) {
        Service s = (Service) Proxy.newProxyInstance(Main.class.getClassLoader(),
            new Class<?>[] {Service.class}, new Counting());
        Job job = new Job();
        new Thread(() -> s.work(job)).start();
        new Thread(() -> System.out.println(s.name())).start();
        s.work(job);
    }
}
