// What main keeps in an InheritableThreadLocal is what the threads find that it starts.
public class Main {
    static class Session {
        int requests;
        String user = "root";
    }

    static final InheritableThreadLocal<Session> CURRENT = new InheritableThreadLocal<>();

    static void handle() {
        Session s = CURRENT.get();
        s.requests++; // RACE!
    }

    public static void main(String[] args) throws InterruptedException {
        CURRENT.set(new Session());
        Thread a = new Thread(Main::handle), b = new Thread(Main::handle);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(CURRENT.get().requests);
    }
}
