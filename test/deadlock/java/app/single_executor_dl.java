// a task waits for another task of the same single thread
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class Main {
    private final ExecutorService exec = Executors.newSingleThreadExecutor();

    class LoadFileTask implements Callable<String> { // DEADLOCK
        private final String name;
        LoadFileTask(String name) { this.name = name; }
        public String call() { return name + " loaded"; }
    }

    class RenderPageTask implements Callable<String> {
        public String call() throws Exception {
            Future<String> header, footer;
            header = exec.submit(new LoadFileTask("header.html"));
            footer = exec.submit(new LoadFileTask("footer.html"));
            return header.get() + footer.get(); // DEADLOCK!
        }
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Future<String> page = m.exec.submit(m.new RenderPageTask());
        System.out.println(page.get()); // DEADLOCK
        m.exec.shutdown();
    }
}
