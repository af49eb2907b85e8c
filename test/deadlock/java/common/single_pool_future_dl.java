import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SinglePoolFuture {
    static final ExecutorService exec = Executors.newSingleThreadExecutor();

    static class LoadFile implements Callable<String> { // DEADLOCK!
        private final String name;
        LoadFile(String name) { this.name = name; }
        public String call() { return "<" + name + ">"; }
    }

    static class RenderPage implements Callable<String> {
        public String call() throws Exception {
            Future<String> header = exec.submit(new LoadFile("header.html"));
            Future<String> footer = exec.submit(new LoadFile("footer.html"));
            return header.get() + "body" + footer.get(); // DEADLOCK!
        }
    }

    public static void main(String[] args) throws Exception {
        Future<String> page = exec.submit(new RenderPage());
        System.out.println(page.get()); // DEADLOCK
        exec.shutdown();
    }
}
