// Peers that vote: the proposal is a synchronized record, the current vote is replaced without lock and printed by a status thread.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;

class Vote {
    final long leader, zxid;

    Vote(long leader, long zxid) {
        this.leader = leader;
        this.zxid = zxid;
    }
}

class Peer extends Thread {
    private final long id;
    private final LinkedBlockingQueue<Vote> inbox = new LinkedBlockingQueue<>();
    private Vote current;
    private final Map<Long, Integer> tally = new HashMap<>();
    private volatile boolean running = true;
    private long round;

    Peer(long id) {
        super("peer-" + id);
        this.id = id;
        current = new Vote(id, 0); // NORACE
    }

    void receive(Vote v) {
        inbox.offer(v);
    }

    Vote getCurrentVote() {
        return current; // RACE! c
    }

    synchronized long getRound() {
        return round; // RACE! r
    }

    void shutdown() {
        running = false;
        interrupt();
    }

    @Override
    public void run() {
        try {
            while (running) {
                Vote v = inbox.take();
                round++; // RACE! r
                tally.merge(v.leader, 1, Integer::sum); // NORACE
                if (v.zxid > current.zxid || (v.zxid == current.zxid && v.leader > current.leader)) // NORACE
                    current = v; // RACE! c
                if (tally.getOrDefault(current.leader, 0) > 2) // NORACE
                    System.out.println(getName() + " elects " + current.leader); // NORACE
            }
        } catch (InterruptedException e) {
            System.out.println(getName() + " ends");
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Peer[] peers = {new Peer(1), new Peer(2), new Peer(3)};
        for (Peer p : peers)
            p.start();
        for (Peer p : peers)
            for (Peer q : peers)
                q.receive(p.getCurrentVote());
        for (Peer p : peers)
            System.out.println(p.getCurrentVote().leader + " in round " + p.getRound());
        for (Peer p : peers)
            p.shutdown();
    }
}
