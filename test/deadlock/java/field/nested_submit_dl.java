// Java Concurrency in Practice, 8.1: a task waits for another one of the same single thread
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class Main {
    static final ExecutorService exec = Executors.newSingleThreadExecutor();

    static class LoadFileTask implements Callable<String> { // DEADLOCK
        private final String name;
        LoadFileTask(String name) { this.name = name; }
        public String call() { return "<" + name + ">"; }
    }

    static class RenderPageTask implements Callable<String> {
        public String call() throws Exception {
            Future<String> header = exec.submit(new LoadFileTask("header.html"));
            Future<String> footer = exec.submit(new LoadFileTask("footer.html"));
            String page = "body";
            return header.get() + page + footer.get(); // DEADLOCK!
        }
    }

    public static void main(String[] args) throws Exception {
        Future<String> page = exec.submit(new RenderPageTask());
        System.out.println(page.get()); // DEADLOCK
        exec.shutdown();
    }
}
