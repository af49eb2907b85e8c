// Old style: a Vector, walked by index in a static helper that is not synchronised, and a plain counter.
import java.util.Enumeration;
import java.util.Vector;

public class Main {
    static class Channel {
        private final Vector<String> users = new Vector<>();
        private String topic = "none";

        void join(String user) {
            if (!users.contains(user))
                users.addElement(user); // RACE u
        }

        void leave(String user) {
            users.removeElement(user); // RACE u
        }

        void setTopic(String t) {
            topic = t; // RACE! t
        }

        void tell(String text) {
            Enumeration<String> e = users.elements();
            while (e.hasMoreElements()) // RACE u
                System.out.println(e.nextElement() + topic + text); // RACE! t
        }
    }

    static class Client extends Thread {
        private final Channel channel;
        private final String nick;

        Client(Channel channel, String nick) {
            this.channel = channel;
            this.nick = nick;
        }

        @Override
        public void run() {
            channel.join(nick);
            channel.setTopic(nick + "'s topic");
            channel.tell("hello");
            channel.leave(nick);
        }
    }

    public static void main(String[] args) {
        Channel channel = new Channel();
        new Client(channel, "ann").start();
        new Client(channel, "bob").start();
    }
}
