// Double-checked creation of a resource whose members are not final: the members may be seen unset.
class Resource {
    private String url;
    private int timeout;
    void configure(String url, int timeout) {
        this.url = url; // RACE u
        this.timeout = timeout; // RACE t
    }
    String url() {
        return url; // RACE u
    }
    int timeout() {
        return timeout; // RACE t
    }
}
class Registry {
    private static Resource resource;
    private static volatile Resource second;
    static Resource resource() {
        if (resource == null) { // RACE! r
            synchronized (Registry.class) {
                if (resource == null) {
                    Resource r = new Resource();
                    r.configure("db", 10);
                    resource = r; // RACE! r
                }
            }
        }
        return resource; // RACE! r
    }
    static Resource second() {
        Resource r = second;
        if (r == null) {
            synchronized (Registry.class) {
                r = second;
                if (r == null) {
                    r = new Resource();
                    r.configure("file", 20);
                    second = r;
                }
            }
        }
        return r;
    }
}
class Request implements Runnable {
    private String answer = "";
    @Override
    public void run() {
        Resource a = Registry.resource();
        Resource b = Registry.second();
        answer = a.url() + a.timeout() + b.url() + b.timeout();
    }
    String answer() {
        return answer;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Request[] requests = new Request[3];
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            requests[i] = new Request();
            threads[i] = new Thread(requests[i]);
            threads[i].start();
        }
        for (int i = 0; i < 3; i++) {
            threads[i].join();
            System.out.println(requests[i].answer());
        }
    }
}
