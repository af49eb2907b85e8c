// Data behind a plain ready flag, and an object that is put into a static before it is complete.
public class Main {
    static class Message {
        String body;
        int length;
    }

    static boolean ready;
    static Message message;

    static void produce() {
        Message m = new Message();
        message = m; // RACE! m
        m.body = "hello"; // RACE! b
        m.length = 5; // RACE! l
        ready = true; // RACE! r
    }

    static void consume() {
        while (!ready) // RACE! r
            Thread.onSpinWait();
        System.out.println(message.body); // RACE! m b
        System.out.println(message.length); // RACE! m l
    }

    public static void main(String[] args) throws InterruptedException {
        Thread p = new Thread(Main::produce);
        Thread c = new Thread(Main::consume);
        c.start();
        p.start();
        p.join();
        c.join();
    }
}
